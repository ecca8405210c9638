import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { sheetMarks } from '#contract/lifecycle/render.ts'
import { LanguageMenuContext, noLanguageMenu } from '#web/head/language-menu-context.ts'
import { NonceContext } from '#web/head/nonce-context.ts'
import { paintFirst } from '#web/head/paint-first.server.ts'
import { pageContext, renderContext } from '#web/head/render-context.ts'
import { StyleContext } from '#web/head/style-context.ts'
import { isPublicPath } from '#web/site/loaders/public-path.server.ts'
import sheetFile from './site.css?url'

const patienceMs = 10_000

/** Takes what is written to it, and hands it over as a whole. */
const collect = (done: (page: Buffer) => void): Writable => {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _, next) => {
      chunks.push(chunk)
      next()
    },
    final: (next) => {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/** Renders a page to its end: it is kept and served to many, so nothing in it may still be loading. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(renderContext)
  const isPublic = isPublicPath(new URL(request.url).pathname)
  const { own, whole, theme } = sheetMarks(nonce)
  // While the site is worked on, its sheet is a file beside this one.
  const sheet = isPublic && !import.meta.env.DEV ? { text: own, whole: sheetFile } : { text: whole }
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StyleContext value={{ ...sheet, theme }}>
          <LanguageMenuContext value={context.get(pageContext).languageMenu ?? noLanguageMenu}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </LanguageMenuContext>
        </StyleContext>
      </NonceContext>,
      {
        nonce,
        // Nothing is sent before all is there, so nothing has to be swapped in by a script afterwards.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timer)
          pipe(collect(resolve))
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), patienceMs)
  })
  context.get(pageContext).body = isPublic ? paintFirst(html) : html
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}
