import { posix } from 'node:path'
import { appendAll } from '#contract/list/any-length.ts'
import type { MainLanguageFileFilter } from '../choose-language.ts'
import { readFrontMatterOrReport, readYamlOrTomlFile } from '../documents.ts'
import type { JekyllSettings } from '../jekyll.ts'
import { type OldSitePerson, toOldSitePerson } from '../person-entry.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { parsePersonContacts, socialLinkPairsOf, unknownLinkNotes } from '../social.ts'
import { convertMarkdownText, convertWordPressText } from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import {
  firstNonEmptyText,
  nonEmptyTexts,
  toList,
  toRecord,
  toRecords,
  toText,
} from '../text/values.ts'

const pictureFolders = ['assets/img', 'assets/images', 'images', 'img']

/** Data files that may list people. al-folio prescribes no name, so common names are recognized. */
const peopleFile =
  /(?:^|\/)(people|members?|team|staff|faculty|postdocs?|students?|phd[\w-]*|alumni|alums?|researchers?|profiles)\.ya?ml$/i

const toLabel = (word: string): string =>
  word.replaceAll(/[_-]+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const peopleByGroup = (value: unknown, name: string): [string, unknown[]][] => {
  if (Array.isArray(value)) return [[name, value]]
  return Object.entries(toRecord(value)).flatMap(([group, members]) =>
    Array.isArray(members) ? [[toLabel(group), members] as [string, unknown[]]] : [],
  )
}

const fromRecord = (
  files: SiteFiles,
  source: string,
  group: string,
  person: Readonly<Record<string, unknown>>,
  at: number,
): OldSitePerson => {
  const {
    name,
    title,
    role,
    position,
    email,
    image,
    img,
    photo,
    picture,
    bio,
    about,
    description,
    ...rest
  } = person
  const links = socialLinkPairsOf(rest.links ?? rest.social ?? rest.socials)
  const flat = Object.entries(rest).filter(([, value]) => typeof value === 'string')
  const contacts = parsePersonContacts([
    ['email', email],
    ...links,
    ...flat.filter(([key]) => isLinkKey(key)),
  ])
  const shown = firstNonEmptyText(image, img, photo, picture)
  const profilePic = files.picture(shown, source, pictureFolders) ?? ''
  const text = convertMarkdownText(firstNonEmptyText(bio, about, description), 'jekyll', {
    files,
    from: source,
  })
  const isAlumni = /alum|former/i.test(group)
  return toOldSitePerson({
    key: `person/${source}/${group}/${at}`,
    source: `${source}:${at + 1}`,
    teams: [group],
    notes: [
      ...text.notes,
      ...unknownLinkNotes(contacts),
      ...missingPictureNotes(shown, profilePic),
      ...unusedKeyNotes(
        Object.fromEntries(Object.entries(rest).filter(([key]) => !isLinkKey(key))),
        ['links', 'social', 'socials', 'first_name', 'last_name'],
      ),
    ],
    fields: {
      name: firstNonEmptyText(
        name,
        [toText(rest.first_name), toText(rest.last_name)].join(' ').trim(),
        title,
      ),
      designation: firstNonEmptyText(role, position, name ? title : ''),
      about: text.text,
      profilePic,
      email: contacts.email,
      orcid: contacts.orcid,
      socialLinks: contacts.socialLinks,
      ...(isAlumni && { isAlumni: 'true' }),
    },
  })
}

const isLinkKey = (key: string): boolean =>
  /^(?:url|website|homepage|orcid|github|twitter|x|linkedin|scholar|google_scholar|mastodon|bluesky|researchgate)(?:_\w+)?$/i.test(
    key,
  )

const readList = async (files: SiteFiles, source: string): Promise<OldSitePerson[]> => {
  const word = toLabel(peopleFile.exec(source)?.[1] ?? 'Members')
  return peopleByGroup(await readYamlOrTomlFile(files, source), word).flatMap(([group, members]) =>
    toRecords(members).map((person, at) => fromRecord(files, source, group, person, at)),
  )
}

/** Reads a person from a profile page. The page title or first heading is the name. */
const readProfile = async (
  files: SiteFiles,
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
  const data = toRecord(document.data)
  const heading = /^#{1,3}[ \t]+(.{1,200})$/m.exec(document.body)?.[1] ?? ''
  const fromFile = toLabel(written.replace(/\.\w+$/, '').replace(/^about[_-]?/, ''))
  const text = convertMarkdownText(document.body, 'jekyll', {
    files,
    from: content || source,
    folders: pictureFolders,
  })
  const more = convertWordPressText(toText(profile.more_info), { files, from: source })
  const image = toText(profile.image)
  const profilePic = files.picture(image, source, pictureFolders) ?? ''
  return toOldSitePerson({
    key: `person/${source}/${at}`,
    source: content || `${source}:${at + 1}`,
    teams: [],
    notes: [
      ...text.notes,
      ...(written && !has ? [`${written} is not among the files, so their text is missing`] : []),
      ...missingPictureNotes(image, profilePic),
    ],
    fields: {
      name: firstNonEmptyText(profile.name, data.name, data.title, heading, fromFile),
      about: [text.text, more.text].filter(Boolean).join('\n\n'),
      profilePic,
    },
  })
}

const readSiteOwner = async (
  files: SiteFiles,
  { config, bases }: JekyllSettings,
  language: MainLanguageFileFilter,
): Promise<OldSitePerson[]> => {
  const about = language.own(files.below('_pages/', /(?:^|\/)about\.(?:md|markdown)$/))[0]
  const name = [config.first_name, config.middle_name, config.last_name]
    .map(toText)
    .filter(Boolean)
    .join(' ')
  if (about === undefined || name === '') return []
  const document = await readFrontMatterOrReport(files, about)
  if (document === undefined) return []
  const { data, body } = document
  const profile = toRecord(data.profile)
  const socials = files.below('_data/', /^_data\/socials\.ya?ml$/)[0]
  const links = socials === undefined ? config : toRecord(await readYamlOrTomlFile(files, socials))
  const isContact = (key: string) =>
    isLinkKey(key) || /_(?:username|userid|id|url|profile)$/.test(key) || key === 'email'
  const contacts = parsePersonContacts(Object.entries(links).filter(([key]) => isContact(key)))
  // General settings contain many keys that are not links. Unknown links are therefore reported only if there
  // is a separate file of links.
  const lost = socials === undefined ? {} : links
  const text = convertMarkdownText(body, 'jekyll', {
    files,
    from: about,
    folders: pictureFolders,
    bases,
  })
  const more = convertWordPressText(firstNonEmptyText(profile.more_info, profile.address), {
    files,
    from: about,
  })
  const image = toText(profile.image)
  const profilePic = files.picture(image, about, pictureFolders) ?? ''
  return [
    toOldSitePerson({
      key: 'person/owner',
      source: about,
      teams: [],
      notes: [
        ...text.notes,
        ...unknownLinkNotes(contacts),
        ...missingPictureNotes(image, profilePic),
        ...unusedKeyNotes(lost, ['rss_icon', ...Object.keys(lost).filter(isContact)]),
      ],
      fields: {
        name,
        about: [text.text, more.text].filter(Boolean).join('\n\n'),
        profilePic,
        email: contacts.email,
        orcid: contacts.orcid,
        socialLinks: contacts.socialLinks,
      },
    }),
  ]
}

export const readAlFolioPeople = async (
  files: SiteFiles,
  settings: JekyllSettings,
  language: MainLanguageFileFilter,
): Promise<OldSitePerson[]> => {
  const people = await readSiteOwner(files, settings, language)
  for (const source of language.own(files.below('_data/', peopleFile))) {
    appendAll(people, await readList(files, source))
  }
  for (const source of language.own(files.below('_pages/', /\.(?:md|markdown)$/))) {
    const document = await readFrontMatterOrReport(files, source)
    for (const [at, profile] of toRecords(toList(document?.data.profiles)).entries()) {
      people.push(await readProfile(files, source, profile, at))
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
