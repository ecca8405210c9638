import { isDeepStrictEqual } from 'node:util'
import { contentDefaults, contentFields, contentNames } from '#contract/content/fields.ts'
import type { ChangedContent, ContentListItem } from '#contract/content/group.ts'
import { type HomeSection, homeContent } from '#contract/content/home.ts'
import { findExampleSettings } from '#contract/site/example-settings.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { siteBrandStore } from '#server/site/brand-store.ts'
import { siteMenusStore } from '#server/site/menus-store.ts'
import { readFieldsMarkedAsFitting } from '#server/site/shipped-store.ts'
import { readPublishedContent } from '#server/site/store.ts'
import { readContentInLanguage } from '#server/site/words-store.ts'

export type SettingValues = Readonly<Record<string, unknown>>

/** New values of settings, brand, texts and menus, by entity. Other values stay. */
export type SiteValues = Readonly<Record<string, SettingValues>>

const isBuiltIn = (name: string, value: unknown, defaults: SettingValues): boolean =>
  value === undefined || isDeepStrictEqual(value, defaults[name])

/**
 * Whether a claim about the example group is on the home page, the page About or every page, or introduces another page. Forms
 * keep their texts, because they say what happens with a message.
 */
const isShownFirst = (name: (typeof contentNames)[number]): boolean =>
  contentFields[name].on.some((page) => page === 'home' || page === 'about' || page === 'frame') ||
  /^(?!contact|query).*\.(?:intro|description)$/.test(name)

/** Returns empty values for claims about the example group that the group has neither changed nor confirmed. */
const clearedClaims = (changed: ChangedContent, fitting: readonly string[]): SettingValues => {
  const cleared: Record<string, unknown> = {}
  for (const name of contentNames) {
    const field = contentFields[name]
    if (!field.isClaim || !isShownFirst(name) || fitting.includes(name)) continue
    if (!isBuiltIn(name, changed[name], contentDefaults)) continue
    if (field.kind === 'list' && field.least === 0) cleared[name] = []
    if ('optional' in field && field.optional) cleared[name] = ''
  }
  return cleared
}

/** Texts of each section that describes the group. A section is hidden while all of them are empty. */
const textsOfSection: Readonly<Partial<Record<string, readonly string[]>>> = {
  mission: ['mission.lead', 'mission.text'],
  vision: ['vision.lead', 'vision.text', 'vision.points'],
  values: ['values.items'],
  about: ['home.aboutLead', 'home.aboutText'],
  leadership: ['home.leadershipLead', 'home.leadershipText'],
} satisfies Partial<Record<HomeSection, readonly string[]>>

const shownSections = (content: SettingValues): readonly ContentListItem[] => {
  const sections = content['home.sections']
  const listed: readonly ContentListItem[] = Array.isArray(sections)
    ? sections
    : homeContent.defaults.sections
  return listed.filter(({ section = '' }) => {
    const texts = textsOfSection[section]
    return !texts || texts.some((name) => String(content[name] ?? contentDefaults[name]) !== '')
  })
}

const planContent = async (queries: Queries, stated: SettingValues, name: string) => {
  const changed = await readPublishedContent(queries)
  const cleared = clearedClaims(changed, await readFieldsMarkedAsFitting(queries))
  const texts = await readContentInLanguage(queries, '')
  const headlines = Object.fromEntries(
    ['home.heading', 'about.heading']
      .filter((each) => isBuiltIn(each, changed[each], contentDefaults))
      .map((each) => [each, name]),
  )
  const title =
    stated['mission.lead'] && isBuiltIn('mission.title', changed['mission.title'], contentDefaults)
      ? { 'mission.title': texts['home.aboutTitle'] }
      : {}
  const copyright = 'frame.copyright' in cleared ? { 'frame.copyright': '©' } : {}
  const planned = { ...cleared, ...headlines, ...title, ...copyright, ...stated }
  return { ...planned, 'home.sections': shownSections({ ...changed, ...planned }) }
}

/** Returns the values that differ from the current ones. */
const changesOf = (planned: SettingValues, current: SettingValues): SettingValues =>
  Object.fromEntries(
    Object.entries(planned).filter(([name, value]) => !isDeepStrictEqual(value, current[name])),
  )

/**
 * Returns the changes that make the site the group's: the values of its old site, and empty values for what still
 * describes the example group.
 */
export const planSiteChanges = async (
  queries: Queries,
  stated: SiteValues,
): Promise<SiteValues> => {
  const settings = { ...(await readSiteSettings(queries)) }
  const examples = findExampleSettings(settings)
    .filter((name) => name !== 'name')
    .map((name) => [name, name === 'social' ? [] : ''])
  const planned = { ...Object.fromEntries(examples), ...stated.settings }
  const content = { ...contentDefaults, ...(await readPublishedContent(queries)) }
  const name = String(stated.settings?.name ?? settings.name)
  const all: SiteValues = {
    settings: changesOf(planned, settings),
    siteBrand: changesOf(stated.siteBrand ?? {}, { ...(await siteBrandStore.read(queries)) }),
    siteContent: changesOf(await planContent(queries, stated.siteContent ?? {}, name), content),
    siteMenus: changesOf(stated.siteMenus ?? {}, { ...(await siteMenusStore.read(queries)) }),
  }
  return Object.fromEntries(Object.entries(all).filter(([, each]) => Object.keys(each).length > 0))
}
