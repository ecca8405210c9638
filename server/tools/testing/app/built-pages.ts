import { loadBuiltSite } from '#server/public/render/web.ts'
import { readSharingMetadata } from '#server/public/share/read-head.ts'
import { mountSharingPictures } from '#server/public/share/routes.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { mountTestPages } from './pages.ts'

/** Starts a site whose pages are rendered by the last build. */
export const startBuiltPages = async () => {
  const { render, sheet, faceSheets, languageSheet } = await loadBuiltSite()
  return startSite({
    mount: (server, services, _, calls) => {
      const { limits, publicUrl, sharePictures } = services
      const page = { render, sheet, faceSheets, languageSheet }
      const { read } = mountTestPages(server, services, calls, page)
      const head = async (path: string) => readSharingMetadata(await read(path))
      mountSharingPictures(server, {
        head,
        pictures: sharePictures,
        client: calls.client,
        limits,
        publicUrl,
      })
    },
  })
}
