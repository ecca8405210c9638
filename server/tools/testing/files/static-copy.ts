import { createApp } from '#server/app.ts'
import { exportStaticSite } from '#server/tools/static/export-static.ts'
import { openStaticCopyFolder } from '#server/tools/static/folder.ts'
import { parseStaticCopyLocation } from '#server/tools/static/place.ts'
import type { Site } from '#server/tools/testing/content/content.ts'

const loaders = { introMs: 0, transitionMs: 0 }

/** Copies a site to a folder. `made` are the requested URLs. */
export const copyInto = async (folder: string, { app }: Site, base = '/~group/') => {
  const place = parseStaticCopyLocation({ base }, 'https://uni.example')
  const { target, notes, finish } = await openStaticCopyFolder(folder)
  const made: string[] = []
  const createSite: typeof createApp = async (services, options) => {
    const site = await createApp(services, options)
    site.app.addHook('onRequest', async ({ url }) => void made.push(url))
    return site
  }
  const exported = await exportStaticSite(createSite, app.services, {
    place,
    loaders,
    target,
    notes,
  })
  return { ...exported, made, ...(await finish(exported.notes)) }
}
