import { posix } from 'node:path'
import { append } from '#contract/list/any-length.ts'
import type { Language } from '../choose-language.ts'
import { readData, tryDocument } from '../documents.ts'
import type { JekyllSettings } from '../jekyll.ts'
import { type FoundPerson, personEntry } from '../person-entry.ts'
import { type Files, missingPicture } from '../site/files.ts'
import { pairsOf, readContacts, unknownLinks } from '../social.ts'
import { readBody, readHtml } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import { firstOf, listOf, recordOf, recordsOf, textOf, textsOf } from '../text/values.ts'

const pictureFolders = ['assets/img', 'assets/images', 'images', 'img']

/** Data files that list people. The theme prescribes no name. */
const peopleFile =
  /(?:^|\/)(people|members?|team|staff|faculty|postdocs?|students?|phd[\w-]*|alumni|alums?|researchers?|profiles)\.ya?ml$/i

const toLabel = (word: string): string =>
  word.replaceAll(/[_-]+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const peopleByGroup = (value: unknown, name: string): [string, unknown[]][] => {
  if (Array.isArray(value)) return [[name, value]]
  return Object.entries(recordOf(value)).flatMap(([group, members]) =>
    Array.isArray(members) ? [[toLabel(group), members] as [string, unknown[]]] : [],
  )
}

const fromRecord = (
  files: Files,
  source: string,
  group: string,
  person: Readonly<Record<string, unknown>>,
  at: number,
): FoundPerson => {
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
  const links = pairsOf(rest.links ?? rest.social ?? rest.socials)
  const flat = Object.entries(rest).filter(([, value]) => typeof value === 'string')
  const contacts = readContacts([
    ['email', email],
    ...links,
    ...flat.filter(([key]) => isLinkKey(key)),
  ])
  const shown = firstOf(image, img, photo, picture)
  const profilePic = files.picture(shown, source, pictureFolders) ?? ''
  const text = readBody(firstOf(bio, about, description), 'jekyll', { files, from: source })
  const isAlumni = /alum|former/i.test(group)
  return personEntry({
    key: `person/${source}/${group}/${at}`,
    source: `${source}:${at + 1}`,
    teams: [group],
    notes: [
      ...text.notes,
      ...unknownLinks(contacts),
      ...missingPicture(shown, profilePic),
      ...leftKeys(Object.fromEntries(Object.entries(rest).filter(([key]) => !isLinkKey(key))), [
        'links',
        'social',
        'socials',
        'first_name',
        'last_name',
      ]),
    ],
    fields: {
      name: firstOf(
        name,
        [textOf(rest.first_name), textOf(rest.last_name)].join(' ').trim(),
        title,
      ),
      designation: firstOf(role, position, name ? title : ''),
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

const readList = async (files: Files, source: string): Promise<FoundPerson[]> => {
  const word = toLabel(peopleFile.exec(source)?.[1] ?? 'Members')
  return peopleByGroup(await readData(files, source), word).flatMap(([group, members]) =>
    recordsOf(members).map((person, at) => fromRecord(files, source, group, person, at)),
  )
}

/** Reads a person from a profile page. The page title or first heading is the name. */
const readProfile = async (
  files: Files,
  source: string,
  profile: Readonly<Record<string, unknown>>,
  at: number,
): Promise<FoundPerson> => {
  const written = textOf(profile.content)
  const content = written && posix.join(posix.dirname(source), written)
  const has = content !== '' && files.has(content)
  const document = (has && (await tryDocument(files, content))) || { data: {}, body: '' }
  const data = recordOf(document.data)
  const heading = /^#{1,3}[ \t]+(.{1,200})$/m.exec(document.body)?.[1] ?? ''
  const fromFile = toLabel(written.replace(/\.\w+$/, '').replace(/^about[_-]?/, ''))
  const text = readBody(document.body, 'jekyll', {
    files,
    from: content || source,
    folders: pictureFolders,
  })
  const more = readHtml(textOf(profile.more_info), { files, from: source })
  const image = textOf(profile.image)
  const profilePic = files.picture(image, source, pictureFolders) ?? ''
  return personEntry({
    key: `person/${source}/${at}`,
    source: content || `${source}:${at + 1}`,
    teams: [],
    notes: [
      ...text.notes,
      ...(written && !has ? [`${written} is not among the files, so their text is missing`] : []),
      ...missingPicture(image, profilePic),
    ],
    fields: {
      name: firstOf(profile.name, data.name, data.title, heading, fromFile),
      about: [text.text, more.text].filter(Boolean).join('\n\n'),
      profilePic,
    },
  })
}

const readSiteOwner = async (
  files: Files,
  { config, bases }: JekyllSettings,
  language: Language,
): Promise<FoundPerson[]> => {
  const about = language.own(files.below('_pages/', /(?:^|\/)about\.(?:md|markdown)$/))[0]
  const name = [config.first_name, config.middle_name, config.last_name]
    .map(textOf)
    .filter(Boolean)
    .join(' ')
  if (about === undefined || name === '') return []
  const document = await tryDocument(files, about)
  if (document === undefined) return []
  const { data, body } = document
  const profile = recordOf(data.profile)
  const socials = files.below('_data/', /^_data\/socials\.ya?ml$/)[0]
  const links = socials === undefined ? config : recordOf(await readData(files, socials))
  const isContact = (key: string) =>
    isLinkKey(key) || /_(?:username|userid|id|url|profile)$/.test(key) || key === 'email'
  const contacts = readContacts(Object.entries(links).filter(([key]) => isContact(key)))
  // General settings contain keys that are not links, so only the file of links is checked for unknown ones.
  const lost = socials === undefined ? {} : links
  const text = readBody(body, 'jekyll', { files, from: about, folders: pictureFolders, bases })
  const more = readHtml(firstOf(profile.more_info, profile.address), { files, from: about })
  const image = textOf(profile.image)
  const profilePic = files.picture(image, about, pictureFolders) ?? ''
  return [
    personEntry({
      key: 'person/owner',
      source: about,
      teams: [],
      notes: [
        ...text.notes,
        ...unknownLinks(contacts),
        ...missingPicture(image, profilePic),
        ...leftKeys(lost, ['rss_icon', ...Object.keys(lost).filter(isContact)]),
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

export const readPeople = async (
  files: Files,
  settings: JekyllSettings,
  language: Language,
): Promise<FoundPerson[]> => {
  const people = await readSiteOwner(files, settings, language)
  for (const source of language.own(files.below('_data/', peopleFile))) {
    append(people, await readList(files, source))
  }
  for (const source of language.own(files.below('_pages/', /\.(?:md|markdown)$/))) {
    const document = await tryDocument(files, source)
    for (const [at, profile] of recordsOf(listOf(document?.data.profiles)).entries()) {
      people.push(await readProfile(files, source, profile, at))
    }
  }
  return people
}

/** Returns a lookup of alternative spellings of a name, from the theme's list of co-authors. */
export const readSpellings = async (files: Files): Promise<(name: string) => string[]> => {
  const source = files.below('_data/', /^_data\/coauthors\.ya?ml$/)[0]
  if (source === undefined) return () => []
  const spellings = recordOf(await readData(files, source))
  files.leave(source, 'Authors of other groups: Salus links authors to people of the group')
  return (name) => {
    const family = name.split(' ').at(-1) ?? ''
    const [given = ''] = name.split(' ')
    const found = recordsOf(spellings[family.toLowerCase()]).find(({ firstname }) =>
      textsOf(firstname).some((each) => each.split(' ')[0] === given),
    )
    return textsOf(found?.firstname).map((each) => `${each} ${family}`)
  }
}
