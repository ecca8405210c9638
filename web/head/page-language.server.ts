import type { ChangedContent } from '#contract/content/group.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import { languagePathPrefix, unlocalizedPath } from '#contract/text/language-prefix.ts'
import { type SerializedStrings, serializeStrings } from '#web/content/serialized-strings.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { pickPageStrings, pickSharedStrings } from './pick-strings.server.ts'
import { readFallbackTexts } from './read-fallback-texts.server.ts'
import { languageCodeOf, readChangedStrings } from './read-speech.server.ts'
import type { PageLanguage } from './site-of.ts'

const isEnglish = (tools: PageRenderTools): boolean => languageCodeOf(tools) === 'en'

/** Returns the path of a page without language prefix and base path. */
export const stripLanguagePrefix = (
  { lang, place }: PageRenderTools,
  { pathname }: URL,
): string => {
  return unlocalizedPath(lang, pathname.slice((place?.base.length ?? 1) - 1))
}

const mainOf = ([main]: PageRenderTools['languages']) => main && { lang: main.code, dir: main.dir }

/**
 * Returns the page's language and the strings that differ from the built-in English ones. The latter are part
 * of the scripts.
 */
export const readPageLanguage = async (
  tools: PageRenderTools,
  url: URL,
  changed: ChangedContent,
): Promise<{
  readonly content: SerializedStrings
  readonly language: PageLanguage | undefined
}> => {
  const { languages, lang } = tools
  const code = languageCodeOf(tools)
  const { dir } = languages.find((each) => each.code === code) ?? { dir: 'ltr' as const }
  const all = languages.length > 1 ? languages : []
  const paths = all.length > 0 ? await tools.pathsIn(stripLanguagePrefix(tools, url)) : undefined
  return {
    content: serializeStrings(isEnglish(tools) ? changed : pickSharedStrings(changed)),
    language:
      isEnglish(tools) && all.length === 0
        ? undefined
        : {
            code,
            dir,
            prefix: lang ? languagePathPrefix(lang) : '',
            main: lang ? mainOf(languages) : undefined,
            fallback: await readFallbackTexts(tools),
            all: all.map((each, at) => ({
              code: each.code,
              prefix: at === 0 ? '' : languagePathPrefix(each.code),
              ...(paths?.[at] && { path: paths[at] }),
            })),
          },
  }
}

/**
 * Returns the strings that the page's route exports. Null in English, because the scripts contain the English
 * strings.
 */
export const readPageStrings = async (
  tools: PageRenderTools,
  strings: RouteStringGroups,
): Promise<SerializedStrings | null> =>
  isEnglish(tools)
    ? null
    : serializeStrings(pickPageStrings(await readChangedStrings(tools), strings))
