import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { WebBuild } from '#contract/lifecycle/render.ts'
import { ownFile } from '#server/base/process/own-file.ts'

/** The site as it was built, and in development whatever serves its sources. */
export interface Web extends WebBuild {
  /** Development only: answers requests for sources and calls `next` for the rest. */
  readonly sources?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** Where the built site's own files lie. */
export const clientFolder = ownFile('build/client')

/** The site as it was built. */
export const loadBuiltWeb = async (): Promise<Web> => {
  const { render, sheet, faceSheets, languageSheet, apiPageSheet, scriptsAt }: WebBuild =
    await import(pathToFileURL(ownFile('build/server/index.js')).href)
  const close = async () => undefined
  return { render, sheet, faceSheets, languageSheet, apiPageSheet, scriptsAt, close }
}

/** The site from its sources, reloading as they change. */
export const loadDevelopmentWeb = async (server: Server): Promise<Web> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const styles = await vite.ssrLoadModule('/web/styles.server.ts')
  return {
    render: async (request, tools) => {
      const { render } = await vite.ssrLoadModule('/web/server.ts')
      return render(request, tools)
    },
    // Vite serves it as a file, so that changes show at once.
    sheet: '',
    faceSheets: styles.faceSheets,
    languageSheet: styles.languageSheet,
    apiPageSheet: styles.apiPageSheet,
    scriptsAt: () => {
      throw new Error('A copy of the site as files is made of the built site')
    },
    sources: vite.middlewares,
    close: () => vite.close(),
  }
}
