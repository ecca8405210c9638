import { contentTextsByName, replaceContentTexts } from '#contract/content/content-texts.ts'
import { contentDefaults } from '#contract/content/fields.ts'
import { findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import { translatedSettings } from '#contract/settings/settings.ts'
import type {
  LanguagePair,
  SourceReader,
  TranslatableEntryTexts,
} from '#server/base/entity/source-texts.ts'
import { siteSettingsStore, updateSettings } from '#server/settings/store.ts'
import { readLanguageCodes } from './languages-store.ts'
import { defaultMenuLabel, menuItemsWithLabelNames } from './menu-labels.ts'
import { readMenusInMainLanguage, replaceMenuLabels } from './menus-store.ts'
import { renameTranslationsOfMovedItems } from './moved-items.ts'
import { publishedContentStore, readPublishedContent } from './store.ts'

const toSource = (
  id: string,
  title: string,
  texts: Iterable<readonly [string, string]>,
): TranslatableEntryTexts => ({
  id,
  title,
  texts: new Map(
    [...texts].flatMap(([name, source]) =>
      source === '' ? [] : [[name, { source, isLong: false }] as const],
    ),
  ),
})

/**
 * Creates a source of translations for a kind with a single object, such as the settings. Reads nothing for
 * other ids.
 */
const single = (
  only: string,
  read: (queries: Parameters<SourceReader['read']>[0]) => Promise<TranslatableEntryTexts>,
) =>
  ({
    read: async (queries, id = only) => (id === only ? [await read(queries)] : []),
  }) satisfies SourceReader

const shippedSources = ({ main }: LanguagePair) =>
  contentTextsByName(findBuiltInContent(main) ?? contentDefaults)

/** Returns the built-in translations of texts, renamed if the group has moved list items. */
export const findBuiltInTranslations = (
  languages: LanguagePair,
  texts: ReadonlyMap<string, string>,
): Map<string, string> =>
  renameTranslationsOfMovedItems(
    contentTextsByName(findBuiltInContent(languages.lang) ?? {}),
    shippedSources(languages),
    texts,
  )

/** Texts of the pages. Texts that the group has not changed use the built-in translations. */
const siteContent: SourceReader = {
  ...single('published', async (queries) => {
    const [main = ''] = await readLanguageCodes(queries)
    const defaults = findBuiltInContent(main) ?? contentDefaults
    const content = { ...defaults, ...(await readPublishedContent(queries)) }
    return toSource('published', 'Words of the pages', contentTextsByName(content))
  }),
  builtIn: (languages, { texts }) => {
    const said = new Map(Array.from(texts, ([name, { source }]) => [name, source]))
    const sources = renameTranslationsOfMovedItems(
      shippedSources(languages),
      shippedSources(languages),
      said,
    )
    return new Map(
      Array.from(findBuiltInTranslations(languages, said), ([name, text]) => [
        name,
        { text, source: sources.get(name) ?? '' },
      ]),
    )
  },
  write: async (write, texts, lang) => {
    const [main = ''] = await readLanguageCodes(write.queries)
    const shipped = findBuiltInContent(lang) ?? contentDefaults
    await publishedContentStore.update(write, undefined, ({ changed }) => {
      const all = { ...(findBuiltInContent(main) ?? contentDefaults), ...changed }
      const said = replaceContentTexts(all, (name) => texts.get(name)).content
      const own = Object.entries(said).filter(
        ([name, value]) =>
          (name in changed || value !== all[name]) &&
          JSON.stringify(value) !== JSON.stringify(shipped[name]),
      )
      return { changed: Object.fromEntries(own) }
    })
  },
}

const menus: SourceReader = {
  ...single('menus', async (queries) =>
    toSource(
      'menus',
      'Menus',
      menuItemsWithLabelNames(await readMenusInMainLanguage(queries)).map(
        ({ name, item }) => [name, item.label] as const,
      ),
    ),
  ),
  builtIn: ({ lang }, { texts }) =>
    new Map(
      [...texts].flatMap(([name, { source }]) => {
        const text = defaultMenuLabel(lang, source)
        return text === undefined ? [] : [[name, { text, source }]]
      }),
    ),
  write: replaceMenuLabels,
}

const settings: SourceReader = {
  ...single('settings', async (queries) => {
    const said = await siteSettingsStore.read(queries)
    return toSource(
      'settings',
      said.name,
      translatedSettings.map((name) => [name, said[name]] as const),
    )
  }),
  write: async (write, texts) => {
    await updateSettings(write, undefined, Object.fromEntries(texts))
  },
}

export const siteTranslationSources: Readonly<Record<string, SourceReader>> = {
  siteContent,
  siteMenus: menus,
  settings,
}
