import { createExcerpt } from '#contract/text/excerpt.ts'
import type { ImportedEntry } from '../importer.ts'
import { entryLinkPlaceholder, fileLinkPlaceholder } from '../placeholders.ts'
import { toRecord, toRecords } from '../text/values.ts'
import { buildSiteLinks } from './footer-links.ts'
import { parseHomeTexts, shareHomeTexts } from './home-texts.ts'
import { formatMenuLabel } from './menu-label.ts'
import { createMenuTargetResolver } from './old-menu-targets.ts'
import type { OldMenuItem, OldPicture, OldSiteFacts } from './old-site-facts.ts'
import { isPlaceholderEmail, isThemeText } from './theme-texts.ts'

export const siteItemKey = 'site'

const maxItems = { header: 5, more: 20, footer: 30 }

/** Number of pictures from which the wall of the home page looks full. */
const wallSize = 4

const stated = (text: string | undefined, most: number): string => {
  const plain = text?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return plain === '' || plain.length > most || isThemeText(plain) ? '' : plain
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  )

/** Resolves menu items. Labels are unique within a menu, because they identify the items. */
const resolveMenu = (
  items: readonly OldMenuItem[],
  targetsOf: (target: string) => readonly string[],
  lost: string[],
) => {
  const sure = new Set(
    items
      .map(({ target }) => targetsOf(target))
      .filter((each) => each.length === 1)
      .flat(),
  )
  const resolved = new Map<string, { label: string; target: string }>()
  const targets = new Set<string>()
  for (const { label: written, target: old } of items) {
    const label = formatMenuLabel(written)
    const possible = targetsOf(old)
    const target = possible.find((each) => possible.length === 1 || !sure.has(each))
    if (label === '' || isThemeText(label)) continue
    if (target === undefined) lost.push(`${label} (${old.slice(0, 100)})`)
    else if (!targets.has(target) && !resolved.has(label)) {
      targets.add(target)
      resolved.set(label, { label, target })
    }
  }
  return [...resolved.values()]
}

const contactTarget = '/contactus'

const menusOf = (
  { menu = [], footer = [], bases = [] }: OldSiteFacts,
  entries: readonly ImportedEntry[],
  lost: string[],
) => {
  const targetsOf = createMenuTargetResolver(entries, bases)
  const main = resolveMenu(menu, targetsOf, lost)
  const below = resolveMenu(footer, targetsOf, lost)
  const contact = main.find(
    ({ label, target }) => target === contactTarget || /^(?:contact|kontakt)\b/i.test(label),
  )
  const others = main.filter((item) => item !== contact)
  const both = [...below, ...main].filter(
    ({ label, target }, at, all) =>
      all.findIndex((each) => each.label === label || each.target === target) === at,
  )
  if (main.length === 0) return below.length === 0 ? {} : { footer: both }
  return {
    header: others.slice(0, maxItems.header),
    more: others.slice(maxItems.header, maxItems.header + maxItems.more),
    ...(contact && { contact: [contact] }),
    footer: both.slice(0, maxItems.footer),
  }
}

const pictureField = ({ name, alt }: OldPicture, siteName: string) => ({
  picture: fileLinkPlaceholder(name),
  alt: alt.slice(0, 500) || siteName,
})

const contentOf = (facts: OldSiteFacts, name: string, tagline: string, description: string) => {
  const { text = '', pictures = [], about: aboutPage = '' } = facts
  const parsed = parseHomeTexts(text, facts.heading)
  const {
    intro,
    lead,
    text: more,
    rest,
  } = shareHomeTexts(
    parsed.paragraphs.filter((each) => each !== tagline),
    description,
  )
  const shown = [...pictures, ...parsed.pictures]
  const [first] = shown
  const about = lead !== '' && first && pictureField(first, name)
  const heading = stated(facts.heading, 120) || stated(parsed.heading, 120) || name
  const ofHome = about ? [lead, more, ...rest] : rest
  const ofAbout = parseHomeTexts(aboutPage).paragraphs
  const paragraphs = [...new Set([...ofAbout, ...ofHome])].filter(Boolean)
  const fields = given({
    'home.heading': heading,
    'home.intro': intro,
    'about.heading': name,
    'frame.keywords': stated(facts.keywords, 500),
    'frame.copyright': stated(facts.copyright, 120),
    ...(about
      ? { 'home.aboutLead': lead, 'home.aboutText': more, 'home.aboutPicture': about }
      : { 'mission.lead': lead, 'mission.text': more }),
  })
  const wall = shown.slice(0, 16).map((each) => pictureField(each, name))
  return {
    ...fields,
    ...(wall.length >= wallSize && { 'home.gallery': wall }),
    ...(paragraphs.length > 0 && {
      'about.paragraphs': paragraphs.slice(0, 12).map((each) => ({ text: each.slice(0, 2_000) })),
    }),
  }
}

/** Whether the item contains the whole text of an old home page, with its pictures. */
export const isHomeTextWhole = (
  { text = '', heading }: OldSiteFacts,
  { fields }: ImportedEntry,
): boolean => {
  const { isWhole, paragraphs, pictures } = parseHomeTexts(text, heading)
  const kept = JSON.stringify(fields)
  return (
    isWhole &&
    paragraphs.length <= 12 &&
    paragraphs.every((each) => each.length <= 2_000) &&
    pictures.every(({ name }) => kept.includes(JSON.stringify(fileLinkPlaceholder(name))))
  )
}

/** Whether the item contains the whole text of an old page About. */
export const isAboutTextWhole = (
  { about = '' }: OldSiteFacts,
  { fields }: ImportedEntry,
): boolean => {
  const { isWhole, heading, paragraphs, pictures } = parseHomeTexts(about)
  const texts = toRecords(toRecord(fields.siteContent)['about.paragraphs']).map(({ text }) => text)
  const isEmpty = paragraphs.length + pictures.length === 0
  const isKept = paragraphs.every((each) => texts.includes(each))
  return isWhole && heading === '' && pictures.length === 0 && !isEmpty && isKept
}

/** Builds the one item with the settings, texts and menus of the old site. Undefined without the settings of a site. */
export const buildSiteEntry = (
  facts: OldSiteFacts,
  entries: readonly ImportedEntry[],
): ImportedEntry | undefined => {
  const lost: string[] = []
  const name = stated(facts.name, 120)
  const tagline = stated(facts.tagline, 200)
  const description = stated(facts.description, 2_000)
  const { links, unknown } = buildSiteLinks(facts.links ?? [])
  const email = facts.email?.trim() ?? ''
  const content: Readonly<Record<string, unknown>> = contentOf(facts, name, tagline, description)
  const settings = {
    ...given({
      name,
      tagline,
      description,
      address: facts.address?.trim() ?? '',
      email: isPlaceholderEmail(email) ? '' : email,
      phone: stated(facts.phone, 100),
    }),
    ...(links.length > 0 && { social: links }),
  }
  const accent = /^#[\da-f]{6}$/i.test(facts.accent ?? '') ? facts.accent?.toLowerCase() : undefined
  const brand = given({ accent, logo: facts.logo && fileLinkPlaceholder(facts.logo) })
  const menus = menusOf(facts, entries, lost)
  // Texts and menus alone do not tell whose site it is.
  if (!facts.isSite && Object.keys({ ...settings, ...brand }).length === 0) return undefined
  const summary = createExcerpt(String(content['home.intro'] ?? ''), 300)
  const all = {
    settings: { ...settings, ...given({ description: description || summary }) },
    siteBrand: brand,
    siteContent: content,
    siteMenus: menus,
  }
  const fields = Object.fromEntries(
    Object.entries(all).filter(([, values]) => Object.keys(values).length > 0),
  )
  const notes = [
    ...(unknown.length > 0 ? [`Links that stay out: ${unknown.join(', ')}`] : []),
    ...(lost.length > 0 ? [`Menu items that stay out: ${lost.join(', ')}`] : []),
  ]
  const title = name || 'Home page, menus and settings'
  return { kind: 'site', key: siteItemKey, title, source: facts.source, fields, notes }
}

/** Returns the key of the entry that a menu target leads to. */
export const entryKeyOfTarget = (target: string): string | undefined => {
  const prefix = entryLinkPlaceholder('')
  return target.startsWith(prefix) ? decodeURIComponent(target.slice(prefix.length)) : undefined
}
