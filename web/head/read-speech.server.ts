import type { ChangedContent } from '#contract/content/group.ts'
import type { RenderTools } from '#contract/lifecycle/render.ts'
import { type Speech, speechIn } from '#web/content/speech.ts'
import { changedIn } from './changed-content.server.ts'

/** The code of the language that a page is in. */
export const codeOf = ({ lang, languages }: Pick<RenderTools, 'lang' | 'languages'>): string =>
  lang ?? languages[0]?.code ?? 'en'

/** The words of the page's language that differ from the shipped English. */
export const readChanged = async (
  tools: Pick<RenderTools, 'client' | 'lang' | 'publicUrl'>,
): Promise<ChangedContent> => changedIn((await tools.client.site.getContent({})).content, tools)

/** The words of the language that a page is in, as the group has changed them. */
export const readSpeech = async (
  tools: Pick<RenderTools, 'client' | 'lang' | 'languages' | 'publicUrl'>,
): Promise<Speech> => speechIn(codeOf(tools), await readChanged(tools))
