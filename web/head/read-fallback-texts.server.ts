import { parseStoredContent } from '#contract/content/content-schema.ts'
import { contentTextsByName } from '#contract/content/content-texts.ts'
import { contentDefaults } from '#contract/content/fields.ts'
import { findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import type { FallbackTextsByLanguage } from '#web/content/fallback-texts.ts'

type Texts = ReadonlyMap<string, string>

const english = contentTextsByName(contentDefaults)

const cache = new WeakMap<object, Texts>()

const readContent = async ({ site }: PageRenderTools['client']) => {
  const { content, untranslated } = await site.getContent({})
  const texts = cache.get(content) ?? contentTextsByName(parseStoredContent(content))
  cache.set(content, texts)
  return { texts, untranslated }
}

/**
 * Returns the field that a text belongs to: the text's name without a position in a list and without `.alt`.
 */
const fieldOf = (name: string): string => /^.*?(?=\.\d+\.\w+$|\.alt$|$)/.exec(name)?.[0] ?? name

/**
 * Returns the texts of a page without a translation. They equal the texts of the main language or, on pages
 * in the main language, those of built-in English.
 */
const sameTexts = async ({
  client,
  clientIn,
  lang,
}: PageRenderTools): Promise<[string, string][]> => {
  const { texts, untranslated = [] } = await readContent(client)
  if (lang && untranslated.length === 0) return []
  const fields = new Set(untranslated)
  const others = lang ? (await readContent(clientIn(undefined))).texts : english
  return [...texts].filter(
    ([name, text]) =>
      text !== '' && others.get(name) === text && (!lang || fields.has(fieldOf(name))),
  )
}

/**
 * Returns the interface texts of a page without a translation, by the language they are shown in: the main
 * language, or English if the main language has no built-in texts. Undefined if there are none.
 */
export const readFallbackTexts = async (
  tools: PageRenderTools,
): Promise<FallbackTextsByLanguage | undefined> => {
  const main = tools.languages[0]?.code ?? 'en'
  const isBuiltIn = findBuiltInContent(main) !== undefined
  if (!tools.lang && isBuiltIn) return undefined
  const languageOf = ([name, text]: [string, string]): string =>
    isBuiltIn || english.get(name) !== text ? main : 'en'
  // Strings of mails do not occur on pages.
  const texts = (await sameTexts(tools)).filter(([name]) => !name.startsWith('mailLabels.'))
  if (texts.length === 0) return undefined
  return Object.fromEntries(
    [...Map.groupBy(texts, languageOf)].map(([lang, all]) => [lang, all.map(([, text]) => text)]),
  )
}
