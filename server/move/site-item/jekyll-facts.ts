import { readYamlOrTomlFile } from '../documents.ts'
import { createJekyllUrlLookup, type JekyllSettings, jekyllTextFilePattern } from '../jekyll.ts'
import type { SiteFiles } from '../site/files.ts'
import { parseFrontMatter } from '../text/front-matter.ts'
import { parseTagAttributes } from '../text/liquid.ts'
import { plainTextOfHtml } from '../text/markdown.ts'
import { UnreadableFileError } from '../text/unreadable-file.ts'
import { firstNonEmptyText, isTrueOrYes, toRecord, toText } from '../text/values.ts'
import { findAccentColor } from './accent-color.ts'
import { copyrightIn } from './copyright.ts'
import { parseMenuItems } from './menu-items.ts'
import type { OldMenuItem, OldSiteFacts } from './old-site-facts.ts'
import { isThemeText } from './theme-texts.ts'

type Data = Readonly<Record<string, unknown>>

/** Settings that are user names or URLs of networks. */
const linkKey =
  /^(?:github|twitter|x|linkedin|youtube|instagram|mastodon|bluesky)(?:_(?:username|userid|id|url|profile))?$/i

const logoFolders = ['assets/img', 'assets/images', 'images', 'img', 'assets']

const findLogo = (files: SiteFiles, config: Data, source: string): string | undefined => {
  const named = ['logo', 'site_logo', 'brand_logo', 'icon', 'favicon'].map((key) =>
    toText(toRecord(config[key]).path ?? config[key]),
  )
  const usual = ['logo', 'icon', 'favicon'].flatMap((name) =>
    ['svg', 'png', 'webp', 'jpg'].map((ending) => `${name}.${ending}`),
  )
  for (const reference of [...named.filter(Boolean), ...usual]) {
    const found = files.logo(reference, source, logoFolders)
    if (found) return found
  }
  return undefined
}

const readPage = async (files: SiteFiles, name: string): Promise<Data> => {
  try {
    return parseFrontMatter(await files.peek(name)).data
  } catch (error) {
    // The importer that reads the page reports it.
    if (error instanceof UnreadableFileError) return {}
    throw error
  }
}

/** Reads the menu from the pages that state their place in it, as al-folio and lab-website-template do. */
const readMenuOfPages = async (
  files: SiteFiles,
  settings: JekyllSettings,
  names: readonly string[],
): Promise<OldMenuItem[]> => {
  const items: [number, OldMenuItem[]][] = []
  const addressOf = createJekyllUrlLookup(settings)
  for (const name of names) {
    const data = await readPage(files, name)
    const { order } = toRecord(data.nav)
    if (!isTrueOrYes(data.nav) && order === undefined) continue
    const target = toText(data.permalink) || addressOf(name)
    const children = isTrueOrYes(data.dropdown) ? parseMenuItems(data.children) : []
    const item = { label: toText(data.title), target }
    items.push([Number(order ?? data.nav_order) || 1_000, children.length > 0 ? children : [item]])
  }
  return items.toSorted(([one], [other]) => one - other).flatMap(([, each]) => each)
}

const readMenu = async (
  files: SiteFiles,
  settings: JekyllSettings,
  pages: readonly string[],
): Promise<OldMenuItem[]> => {
  const { config } = settings
  const data = files.below('_data/', /^_data\/(?:nav(?:igation|bar)?|menus?|header)\.ya?ml$/)[0]
  const listed = toRecord(await readYamlOrTomlFile(files, data))
  const written = [
    listed.main ?? listed.header ?? listed.items ?? (await readYamlOrTomlFile(files, data)),
    config.navigation ?? config.nav ?? config.menu ?? config['navbar-links'],
  ]
  for (const each of written) {
    const items = parseMenuItems(each)
    if (items.length > 0) return items
  }
  return readMenuOfPages(files, settings, pages)
}

const addressOfProfile = (data: Data): string => {
  const profile = toRecord(data.profile)
  const written = firstNonEmptyText(profile.address, profile.more_info)
  const lines = written
    .split(/<\/p>|<br\s{0,9}\/?>|\n/i)
    .map((line) => plainTextOfHtml(line).trim())
    .filter(Boolean)
  return lines.some((line) => /\byour (?:office|address|city)\b/i.test(line))
    ? ''
    : lines.join('\n')
}

const contactPage = /^(?:_pages\/)?(?:contact|kontakt)(?:-?us)?(?:\/index)?\.\w+$/i
const contactInclude = /\{%-?\s{0,9}include\s{1,9}button\.html\s([^{}]{1,2000})%\}/g

/** Reads the buttons of the contact page in the lab-website-template, by their types. */
const readContactButtons = async (
  files: SiteFiles,
  pages: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const page = pages.find((name) => contactPage.test(name))
  if (page === undefined) return {}
  const text = (await files.peek(page)).slice(0, 100_000)
  const buttons = Array.from(text.matchAll(contactInclude), ([, attributes = '']) =>
    parseTagAttributes(attributes),
  )
  const find = (wanted: string) => buttons.find(({ type }) => type === wanted)
  const phone = find('phone')
  return {
    email: find('email')?.link ?? '',
    phone: phone?.link ?? phone?.text ?? '',
    address: find('address')?.text ?? '',
  }
}

/** Reads the settings of a Jekyll site, of a theme or made by hand. */
export const readJekyllFacts = async (
  files: SiteFiles,
  settings: JekyllSettings,
  home: string | undefined,
  pages: readonly string[],
): Promise<OldSiteFacts> => {
  const { config, bases } = settings
  const source = ['_config.yml', '_config.yaml'].find(files.has) ?? '_config.yml'
  const person = [config.first_name, config.middle_name, config.last_name]
    .map(toText)
    .filter(Boolean)
    .join(' ')
  const title = toText(config.title)
  const socials = files.below('_data/', /^_data\/socials\.ya?ml$/)[0]
  const links = {
    ...toRecord(config.links),
    ...toRecord(config.social),
    ...config,
    ...toRecord(await readYamlOrTomlFile(files, socials)),
  }
  const homeData = home === undefined ? {} : await readPage(files, home)
  const contact = toRecord(config.contact)
  const buttons = await readContactButtons(files, pages)
  const header = files.picture(toText(config.header), source, logoFolders)
  const accent = await findAccentColor(files, config)
  const logo = findLogo(files, config, source)
  return {
    source,
    isSite: 'title' in config || person !== '',
    name: title && !isThemeText(title) ? title : isThemeText(person) ? '' : person,
    tagline: firstNonEmptyText(
      config.subtitle,
      config.tagline,
      plainTextOfHtml(toText(homeData.subtitle)),
    ),
    description: toText(config.description),
    keywords: toText(config.keywords),
    address: firstNonEmptyText(
      config.address,
      contact.address,
      addressOfProfile(homeData),
      buttons.address,
    ),
    email: firstNonEmptyText(config.email, links.email, contact.email, buttons.email).replace(
      /^mailto:/,
      '',
    ),
    phone: firstNonEmptyText(config.phone, config.telephone, contact.phone, buttons.phone),
    links: Object.entries(links).filter(([key]) => linkKey.test(key)),
    ...(accent && { accent }),
    logo,
    copyright: copyrightIn(firstNonEmptyText(config.footer_text, config.copyright)),
    pictures: header ? [{ name: header, alt: '' }] : [],
    menu: await readMenu(files, settings, pages),
    bases,
  }
}

/** Returns the pages that an importer has read. */
export const listReadJekyllPages = (files: SiteFiles): string[] =>
  files.names.filter(
    (name) =>
      files.isUsed(name) && jekyllTextFilePattern.test(name) && /^(?:_pages\/|[^_])/.test(name),
  )

/** Returns the file of the home page. */
export const findJekyllHome = (pages: readonly string[]): string | undefined =>
  [/^index\.\w+$/, /^_pages\/(?:[\w-]+\/)?(?:about|home|index)\.\w+$/, /^(?:home|about)\.\w+$/]
    .map((shape) => pages.find((name) => shape.test(name)))
    .find(Boolean)
