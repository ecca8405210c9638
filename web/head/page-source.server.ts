import { createContext, type RouterContextProvider } from 'react-router'
import type { SalusClient } from '#contract/api.ts'
import type { Speech } from '#web/content/speech.ts'
import type { MarkdownConverter } from '#web/prose/prose-reader.server.ts'
import { readSpeech } from './read-speech.server.ts'
import { renderContext } from './render-context.ts'

/** What makes the Markdown of pages ready to be shown. */
export const proseContext = createContext<MarkdownConverter>()

/** What the page of an entry is made from: the API, its texts as they are shown, and the words of its language. */
export interface PageSource {
  readonly client: SalusClient
  /** The API in the main language, for a page in another one. */
  readonly main: SalusClient | undefined
  readonly toProse: MarkdownConverter
  readonly speech: Speech
}

/** The source of the page that is asked for. */
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
