import { contentFields, isContentName } from '#contract/content/fields.ts'
import { sitePages } from '#contract/pages.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { menuNames } from '#contract/site/default-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readTranslationsOfEntries } from '#server/base/entity/kept-texts.ts'
import { siteSettingsStore } from '#server/settings/store.ts'
import {
  findPicturesWithoutAlt,
  readStoredSiteContent,
} from '#server/site/describe-picture-store.ts'
import { siteMenusStore } from '#server/site/menus-store.ts'
import { publishedContentStore } from '#server/site/store.ts'
import { siteTranslationSources } from '#server/site/translation-store.ts'
import { findTranslationProblems } from './missing-translations.ts'
import { findTooNarrowImageWidth } from './read-entry.ts'
import type { ScanFact, ScanResult } from './scan-result.ts'

/** Scan results of a part of the site that exists once, such as its menus. */
interface Single {
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly noted: readonly ScanResult[]
}

const sitePage = (page: string) => `${sitePages.site.path}?page=${page}`

const picturesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'picture' in each ? [String(each.picture)] : [],
  )

/** Finds links and problems in the site's page texts and images that differ from the defaults. */
const readWords = async (queries: Queries): Promise<Single> => {
  const { version } = await publishedContentStore.read(queries)
  const noted = Object.entries(await readStoredSiteContent(queries)).flatMap(
    ([name, value]): ScanResult[] => {
      if (!isContentName(name)) return []
      const { kind, label, on } = contentFields[name]
      const path = `${sitePage(on[0] ?? '')}&field=${name}`
      const width = findTooNarrowImageWidth(picturesIn(value))
      const facts: ScanFact[] = [
        ...(findPicturesWithoutAlt(value).length > 0
          ? [{ check: 'pictureWithoutAlt', detail: 'picture', path }]
          : []),
        ...(width === null ? [] : [{ check: 'pictureTooSmall', detail: String(width), path }]),
      ]
      const links = kind === 'target' && value !== '' ? [{ url: String(value), path }] : []
      return [
        {
          entity: 'siteContent',
          id: name,
          title: label,
          stamp: JSON.stringify(value),
          links,
          facts,
        },
      ]
    },
  )
  return { entity: 'siteContent', id: 'published', version, noted }
}

const readMenus = async (queries: Queries): Promise<Single> => {
  const { version, ...menus } = await siteMenusStore.read(queries)
  const noted = menuNames.flatMap((menu) =>
    menus[menu].map(({ label, target }, at): ScanResult => {
      const links = target === '' ? [] : [{ url: target, path: sitePage('menus') }]
      const facts: readonly ScanFact[] = []
      return { entity: 'siteMenus', id: `${menu}.${at}`, title: label, stamp: target, links, facts }
    }),
  )
  return { entity: 'siteMenus', id: 'menus', version, noted }
}

const readSettings = async (queries: Queries): Promise<Single> => {
  const { social, version, name } = await siteSettingsStore.read(queries)
  // Skips the default links, which the group has not entered.
  const links = social
    .filter(({ url }) => !defaultSettings.social.some((each) => each.url === url))
    .map(({ url }) => ({ url, path: sitePages.settings.path }))
  const linksResult = { entity: 'settings', id: 'links', title: name, stamp: String(version) }
  return {
    entity: 'settings',
    id: 'settings',
    version,
    noted: [{ ...linksResult, links, facts: [] }],
  }
}

const readUntranslated = async (
  queries: Queries,
  { entity, id, version }: Single,
  [main = '', ...others]: readonly string[],
) => {
  const kept = await readTranslationsOfEntries(queries, entity, [id], others)
  const texts = kept.reduce((sum, each) => sum + each.version, 0)
  const sources = siteTranslationSources[entity]
  const [source] = others.length === 0 ? [] : ((await sources?.read(queries)) ?? [])
  if (!source) return { texts, noted: [] }
  const languages = others.map((lang) => ({
    lang,
    own: kept.find((each) => each.lang === lang)?.fields,
    shipped: sources?.builtIn?.({ lang, main }, source),
  }))
  const facts = findTranslationProblems(entity, source, languages)
  const { title } = source
  return { texts, noted: [{ entity, id, title, stamp: String(version), links: [], facts }] }
}

/** Scans the site's own texts, menus and settings in all languages. */
export const scanSiteWideContent = async (queries: Queries, languages: readonly string[]) => {
  const all: (Single & { texts: number })[] = []
  for (const read of [readWords, readMenus, readSettings]) {
    const single = await read(queries)
    const { texts, noted } = await readUntranslated(queries, single, languages)
    all.push({ ...single, texts, noted: [...single.noted, ...noted] })
  }
  return all
}
