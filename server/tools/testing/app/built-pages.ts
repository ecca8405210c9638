import { loadBuiltWeb } from '#server/public/render/web.ts'
import { readHead } from '#server/public/share/read-head.ts'
import { mountShare } from '#server/public/share/routes.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { mountTestPages } from './pages.ts'

/** Starts a site whose pages are rendered by the last build. */
export const startBuiltPages = async () => {
  const { render, sheet, faceSheets, languageSheet } = await loadBuiltWeb()
  return startSite({
    mount: (server, services, _, calls) => {
      const { limits, publicUrl, sharePictures } = services
      const page = { render, sheet, faceSheets, languageSheet }
      const { read } = mountTestPages(server, services, calls, page)
      const head = async (path: string) => readHead(await read(path))
      mountShare(server, { head, pictures: sharePictures, client: calls.client, limits, publicUrl })
    },
  })
}
