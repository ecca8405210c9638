import { createContext, type RouterContextProvider } from 'react-router'
import type { SalusClient } from '#contract/api.ts'
import type { Localization } from '#web/content/localization.ts'
import type { MarkdownConverter } from '#web/prose/prose-reader.server.ts'
import { readSpeech } from './read-speech.server.ts'
import { renderContext } from './render-context.ts'

export const proseContext = createContext<MarkdownConverter>()

/** Tools for loading an entry's page. */
export interface PageSource {
  readonly client: SalusClient
  /** API client of the main language, for a page in another one. */
  readonly main: SalusClient | undefined
  readonly toProse: MarkdownConverter
  readonly speech: Localization
}

export const readPageSource = async (
  context: Readonly<RouterContextProvider>,
): Promise<PageSource> => {
  const tools = context.get(renderContext)
  const { client, clientIn, lang } = tools
  return {
    client,
    main: lang ? clientIn(undefined) : undefined,
    toProse: context.get(proseContext),
    speech: await readSpeech(tools),
  }
}
