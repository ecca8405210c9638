import { createPageCounts } from '#server/base/cache/page-counts.ts'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { createPreviews } from '#server/lifecycle/preview/previews.ts'
import { modules } from '#server/mount-api.ts'
import { createAddresses } from '#server/public/render/addresses.ts'
import { readPathsIn } from '#server/public/render/entry-paths.ts'
import { mountPages } from '#server/public/render/mount-pages.ts'
import { loadBuiltWeb } from '#server/public/render/web.ts'
import { readHead } from '#server/public/share/read-head.ts'
import { mountShare } from '#server/public/share/routes.ts'
import { startSite } from '#server/tools/testing/content/content.ts'

/** A site whose pages are rendered as for visitors, by what was built last. */
export const startBuiltPages = async () => {
  const { render, sheet, faceSheets, languageSheet } = await loadBuiltWeb()
  return startSite({
    mount: (server, services, _, client, clientIn) => {
      const { database, limits, publicUrl, sharePictures } = services
      const { read } = mountPages(server, {
        render,
        sheet,
        faceSheets,
        languageSheet,
        client,
        clientIn,
        pathsIn: (path, languages) => readPathsIn(services, path, languages),
        limits,
        publicUrl,
        headers: {},
        cache: createResponseCache(database.feed, 1_000_000),
        previews: createPreviews(services, modules),
        addresses: createAddresses(services),
        counts: createPageCounts(),
        loaders: { introMs: 0, transitionMs: 0 },
        development: false,
      })
      const head = async (path: string) => readHead(await read(path))
      mountShare(server, { head, pictures: sharePictures, client, limits, publicUrl })
    },
  })
}
