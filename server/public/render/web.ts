import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, WebBuild } from '#contract/lifecycle/render.ts'
import { pathInSalus } from '#server/base/process/own-file.ts'
import { parseLongTextInProcess } from './read-apart.ts'

/** The built site. In development, also the server of its sources. */
export interface BuiltSite extends Omit<WebBuild, 'createRender'> {
  readonly render: PageRenderer
  /** Development only: handles requests for sources and calls `next` for others. */
  readonly sources?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

export const builtClientFolder = pathInSalus('build/client')

export const loadBuiltSite = async (): Promise<BuiltSite> => {
  const { createRender, sheet, faceSheets, languageSheet, apiPageSheet, scriptsAt }: WebBuild =
    await import(pathToFileURL(pathInSalus('build/server/index.js')).href)
  const close = async () => undefined
  const render = createRender(parseLongTextInProcess)
  return { render, sheet, faceSheets, languageSheet, apiPageSheet, scriptsAt, close }
}

export const loadDevelopmentSite = async (server: Server): Promise<BuiltSite> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const styles = await vite.ssrLoadModule('/web/styles.server.ts')
  return {
    render: async (request, tools) => {
      const { createRender } = await vite.ssrLoadModule('/web/server.ts')
      return createRender(parseLongTextInProcess)(request, tools)
    },
    // Empty in development, where Vite serves the style sheet as a file, so that changes show at
    // once.
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
