import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebBuild } from '#contract/lifecycle/render.ts'

/** The site as it was built, and in development whatever serves its sources. */
export interface Web extends WebBuild {
  /** Development only: answers requests for sources and calls `next` for the rest. */
  readonly sources?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** Where the built site's own files lie. */
export const clientFolder = resolve('build/client')

/** The site as it was built. */
export const loadBuiltWeb = async (): Promise<Web> => {
  const { render, sheet, faceSheets, apiPageSheet }: WebBuild = await import(
    pathToFileURL(resolve('build/server/index.js')).href
  )
  return { render, sheet, faceSheets, apiPageSheet, close: async () => undefined }
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
    apiPageSheet: styles.apiPageSheet,
    sources: vite.middlewares,
    close: () => vite.close(),
  }
}
