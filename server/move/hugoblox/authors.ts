import { readFrontMatterOrReport, readYamlOrTomlFile } from '../documents.ts'
import { hugoDraftNotes } from '../draft-notes.ts'
import { type OldSitePerson, toOldSitePerson } from '../person-entry.ts'
import { parsePersonContacts, unknownLinkNotes } from '../social.ts'
import { convertMarkdownText } from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import {
  firstNonEmptyText,
  nonEmptyTexts,
  toIsoDay,
  toRecord,
  toRecords,
  toText,
} from '../text/values.ts'
import { findFeaturedPicture, type HugoSite, hugoPictureFolders } from './layout.ts'

type Data = Readonly<Record<string, unknown>>

/** A person. Articles refer to authors by slug. */
export interface HugoAuthor extends OldSitePerson {
  readonly slug: string
}

const handledKeys = [
  ...[
    'title',
    'name',
    'role',
    'bio',
    'email',
    'organizations',
    'affiliations',
    'interests',
    'social',
  ],
  ...['links', 'education', 'experience', 'user_groups', 'authors', 'pronouns', 'postnominals'],
  ...[
    'first_name',
    'last_name',
    'avatar',
    'avatar_filename',
    'profiles',
    'languages',
    'awards',
    'skills',
  ],
]

const formatPeriod = (from: unknown, until: unknown): string => {
  const [first = '', last = ''] = [from, until].map((each) => toIsoDay(each).slice(0, 4))
  if (first !== '' && first === last) return ` (${first})`
  return first || last ? ` (${first}–${last})` : ''
}

const listItem = (line: string, summary: unknown): string =>
  [line, toText(summary)]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n(?=.)/g, '\n  ')

const formatCurriculum = (data: Data): string => {
  const courses = toRecords(toRecord(data.education).courses)
  const education = [
    ...courses,
    ...(Array.isArray(data.education) ? toRecords(data.education) : []),
  ].map(({ degree, course, area, institution, year, start, end, summary }) =>
    listItem(
      `- ${firstNonEmptyText(degree, course, area)}, ${toText(institution)}${year ? ` (${toText(year)})` : formatPeriod(start, end)}`,
      summary,
    ),
  )
  const experience = toRecords(data.experience).map(
    ({ role, position, org, company, company_name, start, end, date_start, date_end, ...rest }) =>
      listItem(
        `- ${firstNonEmptyText(role, position)}, ${firstNonEmptyText(org, company, company_name)}${formatPeriod(start ?? date_start, end ?? date_end)}`,
        firstNonEmptyText(rest.summary, rest.description),
      ),
  )
  const awards = toRecords(data.awards).map(({ title, awarder, date, summary }) =>
    listItem(
      `- ${toText(title)}, ${toText(awarder)}${formatPeriod(date, undefined).replace('–', '')}`,
      summary,
    ),
  )
  return [
    ...(education.length > 0 ? [`## Education\n\n${education.join('\n')}`] : []),
    ...(experience.length > 0 ? [`## Experience\n\n${experience.join('\n')}`] : []),
    ...(awards.length > 0 ? [`## Awards\n\n${awards.join('\n')}`] : []),
  ].join('\n\n')
}

const lostPartNotes = (data: Data): string[] => {
  const lost = ['skills', 'languages'].filter((name) => Array.isArray(data[name]))
  return lost.length > 0 ? [`Not kept: ${lost.join(', ')}`] : []
}

const nameOf = (data: Data): string => {
  const { display, given, family } = toRecord(data.name)
  return firstNonEmptyText(
    data.title,
    data.name,
    display,
    `${toText(given)} ${toText(family)}`.trim(),
  )
}

const authorOf = (
  layout: HugoSite,
  slug: string,
  source: string,
  data: Data,
  body: string,
): HugoAuthor => {
  const { files, bases } = layout
  const text = convertMarkdownText(body || toText(data.bio), 'hugo', {
    files,
    from: source,
    folders: hugoPictureFolders,
    bases,
  })
  const links = [...toRecords(data.social), ...toRecords(data.links), ...toRecords(data.profiles)]
  const contacts = parsePersonContacts([
    ['email', data.email],
    ...links.map(
      ({ icon, label, link, url }) =>
        [firstNonEmptyText(icon, label), firstNonEmptyText(link, url)] as [string, unknown],
    ),
  ])
  const places = [...toRecords(data.organizations), ...toRecords(data.affiliations)].map(
    ({ name }) => toText(name),
  )
  const groups = nonEmptyTexts(data.user_groups)
  const hidden = hugoDraftNotes(data, layout.config)
  const isAlumni = groups.some((group) => /alum/i.test(group))
  const named = ['assets/media/authors', 'static/media/authors', 'assets/images/authors']
    .flatMap((folder) =>
      ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `/${folder}/${slug}.${ending}`),
    )
    .find((path) => files.has(path.slice(1)))
  const profilePic =
    (named && files.picture(named, '')) || findFeaturedPicture(layout, source, 'avatar') || ''
  const qualifications = [...nonEmptyTexts(data.postnominals), ...places].filter(Boolean).join(', ')
  return {
    slug,
    ...toOldSitePerson({
      key: `person/${slug}`,
      source,
      teams: groups.filter((group) => !/alum/i.test(group)),
      addresses: [`/author/${slug.toLowerCase()}`, `/authors/${slug.toLowerCase()}`],
      notes: [
        ...hidden,
        ...text.notes,
        ...unknownLinkNotes({
          ...contacts,
          unknown: contacts.unknown.filter((each) => !/: (?:\/|#)/.test(each)),
        }),
        ...lostPartNotes(data),
        ...unusedKeyNotes(data, handledKeys),
      ],
      fields: {
        name: nameOf(data),
        designation: toText(data.role),
        qualifications,
        AreaofInterest: nonEmptyTexts(data.interests).join(', '),
        pronouns: firstNonEmptyText(data.pronouns, toRecord(data.name).pronouns),
        about: [text.text, formatCurriculum(data)].filter(Boolean).join('\n\n'),
        profilePic,
        email: contacts.email,
        orcid: contacts.orcid,
        socialLinks: contacts.socialLinks,
        ...(isAlumni && { isAlumni: 'true' }),
        ...(hidden.length > 0 && { status: 'draft' }),
      },
    }),
  }
}

export const readHugoAuthors = async (layout: HugoSite): Promise<HugoAuthor[]> => {
  const { files, content } = layout
  const authors: HugoAuthor[] = []
  for (const source of files.below('data/authors/', /\.ya?ml$/)) {
    const data = toRecord(await readYamlOrTomlFile(files, source))
    if (Object.keys(data).length === 0) continue
    const slug = firstNonEmptyText(data.slug, source.replace(/^.*\//, '').replace(/\.\w+$/, ''))
    authors.push(authorOf(layout, slug, source, data, ''))
  }
  for (const source of files.below(
    `${content}authors/`,
    /\/_?index(?:\.[\w-]+)?\.(?:md|markdown)$/,
  )) {
    if (files.isUsed(source)) continue
    const slug = source.slice(`${content}authors/`.length).replace(/\/?_?index\.[\w.-]+$/, '')
    const document = await readFrontMatterOrReport(files, source)
    if (document === undefined) continue
    const { data, body } = document
    if (slug === '' || nameOf(data) === '')
      files.leave(source, 'It only shows what Salus makes itself')
    else authors.push(authorOf(layout, slug, source, data, body))
  }
  return authors
}
