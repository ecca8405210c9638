import type { ChangedContent } from '#contract/content/group.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import { createLocalization, type Localization } from '#web/content/localization.ts'
import { findChangedContent } from './changed-content.server.ts'

export const languageCodeOf = ({
  lang,
  languages,
}: Pick<PageRenderTools, 'lang' | 'languages'>): string => lang ?? languages[0]?.code ?? 'en'

/** Returns the strings in the page's language that differ from built-in English. */
export const readChangedStrings = async (
  tools: Pick<PageRenderTools, 'client' | 'lang' | 'publicUrl'>,
): Promise<ChangedContent> =>
  findChangedContent((await tools.client.site.getContent({})).content, tools)

export const readPageLocalization = async (
  tools: Pick<PageRenderTools, 'client' | 'lang' | 'languages' | 'publicUrl'>,
): Promise<Localization> =>
  createLocalization(languageCodeOf(tools), await readChangedStrings(tools))
