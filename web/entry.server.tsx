import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { styleSheetPlaceholder } from '#contract/lifecycle/render.ts'
import { createFallbackLanguageFinder } from '#web/content/fallback-texts.ts'
import { emptyLanguageMenuHtml, LanguageMenuContext } from '#web/head/language-menu-context.ts'
import { markFallbackTexts } from '#web/head/mark-fallback-texts.server.ts'
import { NonceContext } from '#web/head/nonce-context.ts'
import { deferScriptsUntilPaint } from '#web/head/paint-first.server.ts'
import { languageCodeOf } from '#web/head/read-speech.server.ts'
import { renderResultContext, renderToolsContext } from '#web/head/render-context.ts'
import { PageStyleSheetContext } from '#web/head/style-context.ts'
import { isPublicPath } from '#web/site/loaders/public-path.server.ts'
import { BasenameContext } from '#web/ui/link.tsx'

/** Renders a page to the end before responding, because incomplete pages must not be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const tools = context.get(renderToolsContext)
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <NonceContext value={tools.nonce}>
      <PageStyleSheetContext value={styleSheetPlaceholder(tools.nonce)}>
        <LanguageMenuContext
          value={context.get(renderResultContext).languageMenu ?? emptyLanguageMenuHtml}
        >
          <BasenameContext value={entry.staticHandlerContext.basename}>
            <ServerRouter context={entry} url={request.url} nonce={tools.nonce} />
          </BasenameContext>
        </LanguageMenuContext>
      </PageStyleSheetContext>
    </NonceContext>,
    {
      // By default, React appends large parts at the end and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  // Without this, React would send the page and leave its failed parts to the browser.
  if (failures.length > 0) throw failures[0]
  const html = await text(prelude)
  const { fallback } = context.get(renderResultContext)
  const page = isPublicPath(new URL(request.url).pathname) ? deferScriptsUntilPaint(html) : html
  context.get(renderResultContext).body = fallback
    ? markFallbackTexts(page, createFallbackLanguageFinder(fallback), languageCodeOf(tools))
    : page
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}
