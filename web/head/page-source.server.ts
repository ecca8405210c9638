import { createContext, type RouterContextProvider } from 'react-router'
import type { SalusClient } from '#contract/api.ts'
import type { Localization } from '#web/content/localization.ts'
import type { MarkdownConverter } from '#web/prose/prose-reader.server.ts'
import { readPageLocalization } from './read-speech.server.ts'
import { renderToolsContext } from './render-context.ts'

export const markdownConverterContext = createContext<MarkdownConverter>()

/** Tools for loading an entry's page. */
export interface PageLoaderTools {
  readonly client: SalusClient
  /** API client of the main language. Undefined if the page is in the main language. */
  readonly main: SalusClient | undefined
  readonly toProse: MarkdownConverter
  readonly speech: Localization
}

export const readPageLoaderTools = async (
  context: Readonly<RouterContextProvider>,
): Promise<PageLoaderTools> => {
  const tools = context.get(renderToolsContext)
  const { client, clientIn, lang } = tools
  return {
    client,
    main: lang ? clientIn(undefined) : undefined,
    toProse: context.get(markdownConverterContext),
    speech: await readPageLocalization(tools),
  }
}
