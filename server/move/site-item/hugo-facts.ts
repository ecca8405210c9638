import { readYamlOrTomlFile } from '../documents.ts'
import type { HugoSite } from '../hugoblox/layout.ts'
import { parseFrontMatter } from '../text/front-matter.ts'
import { UnreadableFileError } from '../text/unreadable-file.ts'
import { firstNonEmptyText, toRecord, toRecords, toText } from '../text/values.ts'
import { findAccentColor, toHexColor } from './accent-color.ts'
import { copyrightIn } from './copyright.ts'
import type { OldMenuItem, OldSiteFacts } from './old-site-facts.ts'

type Data = Readonly<Record<string, unknown>>

const paramsFile = /^config\/_default\/params(?:\.[a-z-]{2,8})?\.(?:ya?ml|toml)$/
const themeFile = /^data\/themes\/[\w-]+\.(?:ya?ml|toml)$/

const readAll = async ({ files }: HugoSite, shape: RegExp): Promise<Data> => {
  const all: Record<string, unknown> = {}
  for (const name of files.names.filter((each) => shape.test(each))) {
    Object.assign(all, toRecord(await readYamlOrTomlFile(files, name)))
    files.leave(name, 'Settings of the old site')
  }
  return all
}

/** Returns the value at a path of keys. */
const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => toRecord(value)[key], data)

const textAt = (data: unknown, ...paths: readonly string[]): string =>
  firstNonEmptyText(...paths.map((path) => at(data, path)))

const formatAddress = (written: unknown): string => {
  if (typeof written === 'string') return written.trim()
  const { street, city, region, postcode, country } = toRecord(written)
  const town = [toText(city), [toText(region), toText(postcode)].filter(Boolean).join(' ')]
  return [toText(street), town.filter(Boolean).join(', '), toText(country)]
    .filter(Boolean)
    .join('\n')
}

const menuOf = (written: unknown): OldMenuItem[] =>
  toRecords(written)
    .toSorted((one, other) => (Number(one.weight) || 0) - (Number(other.weight) || 0))
    .map(({ name, title, url, pageRef }) => ({
      label: firstNonEmptyText(name, title),
      target: firstNonEmptyText(url, pageRef),
    }))
    .filter(({ label, target }) => label !== '' && target !== '')

const logoNames = ['logo', 'icon'].flatMap((name) =>
  ['svg', 'png', 'webp', 'jpg'].map((ending) => `${name}.${ending}`),
)
const logoFolders = ['assets/media', 'assets/images', 'static/media', 'static/img', 'static']

const findLogo = ({ files }: HugoSite, params: Data): string | undefined => {
  const stated = textAt(params, 'hugoblox.branding.logo', 'header.navbar.logo', 'site_logo', 'logo')
  return [stated, ...logoNames]
    .filter(Boolean)
    .map((reference) => files.logo(reference, 'config/', logoFolders))
    .find(Boolean)
}

/** Reads the contact data in blocks and widgets, such as `content: {email, phone, address}`. */
const contactOf = (data: Data): Data => {
  const contents = [data, ...toRecords(data.sections)].map(({ content }) => toRecord(content))
  return contents.find(({ email, phone, address }) => email ?? phone ?? address) ?? {}
}

/** Returns the title of the hero, a block of the home page or a widget of its own. */
const heroTitleOf = (data: Data): string => {
  const isHero = ({ block, widget }: Data) => toText(block ?? widget) === 'hero'
  const hero = [data, ...toRecords(data.sections)].find(isHero)
  return hero ? firstNonEmptyText(toRecord(hero.content).title, hero.title) : ''
}

/**
 * Reads the front matter of the home page, of its widgets in their order, and of the contact page. Skips unreadable
 * files, which the importer reports.
 */
export const readHugoHomePages = async ({ files, content }: HugoSite) => {
  const pages: { name: string; data: Data; isHome: boolean }[] = []
  const shape = /^(?:_index|home\/[\w-]+|contact(?:\/_?index)?)(?:\.[a-z-]{2,8})?\.(?:md|markdown)$/
  for (const name of files.below(content, /\.(?:md|markdown)$/)) {
    const inner = name.slice(content.length)
    if (!files.isUsed(name) || !shape.test(inner)) continue
    try {
      const { data } = parseFrontMatter(await files.peek(name))
      pages.push({ name, data, isHome: !inner.startsWith('contact') })
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
    }
  }
  return pages.toSorted(
    (one, other) => Number(one.data.weight ?? 0) - Number(other.data.weight ?? 0),
  )
}

/** Reads the settings of a Hugo site. `documents` are the front matter of its home and contact pages. */
export const readHugoFacts = async (
  layout: HugoSite,
  documents: readonly Data[],
): Promise<OldSiteFacts> => {
  const { files, config, bases, menus, language } = layout
  const own = await readAll(layout, paramsFile)
  const params: Data = { ...toRecord(config.params), ...own }
  const { primary } = await readAll(layout, themeFile)
  const contact = documents.map(contactOf).find((each) => Object.keys(each).length > 0) ?? {}
  const details = toRecord(
    at(params, 'contact.contact_details') ?? params.contact_details ?? params.contact,
  )
  const both = { ...params, ...details, ...contact }
  const links = toRecords(both.contact_links).map(
    ({ icon, name, link, url }) => [firstNonEmptyText(icon, name), link ?? url] as const,
  )
  const social = toRecord(at(params, 'hugoblox.identity.social') ?? params.social)
  const twitter = textAt(params, 'marketing.seo.twitter', 'twitter')
  const stated = textAt(
    params,
    'hugoblox.theme.colors.primary',
    'theme.colors.primary',
    'appearance.color',
  )
  const accent =
    toHexColor(stated) ?? toHexColor(toText(primary)) ?? (await findAccentColor(files, params))
  return {
    source: files.names.find((name) => paramsFile.test(name)) ?? 'config',
    isSite: 'title' in config || Object.keys(own).length > 0,
    name: firstNonEmptyText(
      at(params, 'hugoblox.branding.name'),
      language.title,
      config.title,
      at(params, 'hugoblox.identity.name'),
      at(params, 'marketing.seo.org_name'),
      params.org_name,
    ),
    tagline: textAt(
      params,
      'hugoblox.branding.tagline',
      'hugoblox.identity.tagline',
      'tagline',
      'subtitle',
    ),
    description: firstNonEmptyText(
      at(language, 'params.description'),
      at(params, 'hugoblox.identity.description'),
      at(params, 'marketing.seo.description'),
      params.description,
      config.description,
    ),
    address: formatAddress(both.address),
    email: toText(both.email),
    phone: toText(both.phone),
    links: [...links, ...Object.entries(social), ...(twitter ? [['x', twitter] as const] : [])],
    ...(accent && { accent }),
    logo: findLogo(layout, params),
    copyright: copyrightIn(
      firstNonEmptyText(
        at(params, 'footer.copyright.notice'),
        at(params, 'hugoblox.copyright.notice'),
        params.copyright,
        config.copyright,
      ),
    ),
    heading: documents.map(heroTitleOf).find(Boolean) ?? '',
    menu: menuOf(menus.main),
    footer: menuOf(menus.footer),
    bases,
  }
}
