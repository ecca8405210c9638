import { posix } from 'node:path'
import { readFrontMatterOrReport, readYamlOrTomlFile } from '../documents.ts'
import { readPeopleDataFiles } from '../jekyll-people/data-files.ts'
import { type JekyllSite, readPeopleCollections } from '../jekyll-people/people-collections.ts'
import { jekyllPictureFolders, toGroupLabel } from '../jekyll-people/person-like.ts'
import { isContactKey } from '../people/person-contacts.ts'
import { isGroupName } from '../people/person-name.ts'
import { describePerson } from '../people/person-record.ts'
import { describedToPerson, type OldSitePerson } from '../person-entry.ts'
import type { SiteFiles } from '../site/files.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import { firstNonEmptyText, nonEmptyTexts, toRecord, toRecords, toText } from '../text/values.ts'

const layoutKeys = ['align', 'image_circular', 'content', 'address']

const withoutLayout = (profile: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(profile).filter(([key]) => !layoutKeys.includes(key)))

/** Reads a person from a profile page. The page title or first heading is the name. */
const readProfile = async (
  { files, settings }: JekyllSite,
  source: string,
  profile: Readonly<Record<string, unknown>>,
  at: number,
): Promise<OldSitePerson> => {
  const written = toText(profile.content)
  const content = written && posix.join(posix.dirname(source), written)
  const has = content !== '' && files.has(content)
  const document = (has && (await readFrontMatterOrReport(files, content))) || {
    data: {},
    body: '',
  }
  const heading = /^#{1,3}[ \t]+(.{1,200})$/m.exec(document.body)?.[1] ?? ''
  const fromFile = toGroupLabel(written.replace(/\.\w+$/, '').replace(/^about[_-]?/, ''))
  const place = {
    files,
    from: content || source,
    folders: jekyllPictureFolders,
    bases: settings.bases,
  }
  const described = describePerson(
    { ...document.data, ...withoutLayout(profile) },
    { dialect: 'jekyll', place, body: document.body, name: firstNonEmptyText(heading, fromFile) },
  )
  return describedToPerson(described, {
    key: `person/${source}/${at}`,
    source: content || `${source}:${at + 1}`,
    notes: written && !has ? [`${written} is not among the files, so their text is missing`] : [],
  })
}

/** Reads the links of the site: from the file of social links, or from the settings. */
const readSiteContacts = async ({ files, settings: { config } }: JekyllSite) => {
  const socials = files.below('_data/', /^_data\/socials\.ya?ml$/)[0]
  const links = socials === undefined ? config : toRecord(await readYamlOrTomlFile(files, socials))
  const contacts = Object.fromEntries(
    Object.entries(links).filter(([key]) => isContactKey(key) || key === 'cv_pdf'),
  )
  // General settings contain many keys that are not links. Unknown links are therefore reported only if there
  // is a separate file of links.
  const lost = socials === undefined ? {} : links
  return { contacts, notes: unusedKeyNotes(lost, ['rss_icon', ...Object.keys(contacts)]) }
}

/** Returns the file of the front page. */
export const frontPageOf = ({ files, language }: JekyllSite): string | undefined =>
  language.own(files.below('_pages/', /(?:^|\/)about\.(?:md|markdown)$/))[0]

const ownerNameOf = ({ settings: { config } }: JekyllSite): string =>
  [config.first_name, config.middle_name, config.last_name].map(toText).filter(Boolean).join(' ')

/**
 * Returns the name of the group that the site presents. Undefined if it presents a person, as a title such as
 * “Jane Doe’s research” does.
 */
export const groupNameOf = (site: JekyllSite): string | undefined => {
  const name = ownerNameOf(site)
  const title = toText(site.settings.config.title)
  if (name !== '' && title.includes(name)) return isGroupName(name) ? title : undefined
  return [title, name].find(isGroupName)
}

const readSiteOwner = async (site: JekyllSite): Promise<OldSitePerson[]> => {
  const { files, settings } = site
  const about = frontPageOf(site)
  const name = ownerNameOf(site)
  if (about === undefined || name === '' || groupNameOf(site) !== undefined) return []
  const document = await readFrontMatterOrReport(files, about)
  if (document === undefined) return []
  const { data, body } = document
  const profile = toRecord(data.profile)
  const { contacts, notes } = await readSiteContacts(site)
  const more = firstNonEmptyText(profile.more_info, profile.address)
  const described = describePerson(
    { ...contacts, ...withoutLayout(profile), bio: data.subtitle, more_info: more, name },
    {
      dialect: 'jekyll',
      body,
      place: { files, from: about, folders: jekyllPictureFolders, bases: settings.bases },
    },
  )
  return [describedToPerson(described, { key: 'person/owner', source: about, notes })]
}

export const readAlFolioPeople = async (site: JekyllSite): Promise<OldSitePerson[]> => {
  const { files, language } = site
  const people = [
    ...(await readSiteOwner(site)),
    ...(await readPeopleDataFiles(site)),
    ...(await readPeopleCollections(site)),
  ]
  for (const source of language.own(files.below('_pages/', /\.(?:md|markdown)$/))) {
    const document = await readFrontMatterOrReport(files, source)
    for (const [at, profile] of toRecords(document?.data.profiles).entries()) {
      people.push(await readProfile(site, source, profile, at))
    }
  }
  return people
}

/** Returns a lookup of alternative spellings of a name, from the theme's list of co-authors. */
export const readCoauthorSpellings = async (
  files: SiteFiles,
): Promise<(name: string) => string[]> => {
  const source = files.below('_data/', /^_data\/coauthors\.ya?ml$/)[0]
  if (source === undefined) return () => []
  const spellings = toRecord(await readYamlOrTomlFile(files, source))
  files.leave(source, 'Authors of other groups: Salus links authors to people of the group')
  return (name) => {
    const family = name.split(' ').at(-1) ?? ''
    const [given = ''] = name.split(' ')
    const found = toRecords(spellings[family.toLowerCase()]).find(({ firstname }) =>
      nonEmptyTexts(firstname).some((each) => each.split(' ')[0] === given),
    )
    return nonEmptyTexts(found?.firstname).map((each) => `${each} ${family}`)
  }
}
