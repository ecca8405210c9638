import { readData, tryDocument } from '../documents.ts'
import { hiddenInHugo } from '../hidden.ts'
import { type FoundPerson, personEntry } from '../person-entry.ts'
import { readContacts, unknownLinks } from '../social.ts'
import { readBody } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import { dayOf, firstOf, recordOf, recordsOf, textOf, textsOf } from '../text/values.ts'
import { featuredBeside, type Layout, pictureFolders } from './layout.ts'

type Data = Readonly<Record<string, unknown>>

/** A person. Articles refer to authors by slug. */
export interface Author extends FoundPerson {
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
  const [first = '', last = ''] = [from, until].map((each) => dayOf(each).slice(0, 4))
  if (first !== '' && first === last) return ` (${first})`
  return first || last ? ` (${first}–${last})` : ''
}

const listItem = (line: string, summary: unknown): string =>
  [line, textOf(summary)]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n(?=.)/g, '\n  ')

const formatCurriculum = (data: Data): string => {
  const courses = recordsOf(recordOf(data.education).courses)
  const education = [
    ...courses,
    ...(Array.isArray(data.education) ? recordsOf(data.education) : []),
  ].map(({ degree, course, area, institution, year, start, end, summary }) =>
    listItem(
      `- ${firstOf(degree, course, area)}, ${textOf(institution)}${year ? ` (${textOf(year)})` : formatPeriod(start, end)}`,
      summary,
    ),
  )
  const experience = recordsOf(data.experience).map(
    ({ role, position, org, company, company_name, start, end, date_start, date_end, ...rest }) =>
      listItem(
        `- ${firstOf(role, position)}, ${firstOf(org, company, company_name)}${formatPeriod(start ?? date_start, end ?? date_end)}`,
        firstOf(rest.summary, rest.description),
      ),
  )
  const awards = recordsOf(data.awards).map(({ title, awarder, date, summary }) =>
    listItem(
      `- ${textOf(title)}, ${textOf(awarder)}${formatPeriod(date, undefined).replace('–', '')}`,
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
  const { display, given, family } = recordOf(data.name)
  return firstOf(data.title, data.name, display, `${textOf(given)} ${textOf(family)}`.trim())
}

const authorOf = (
  layout: Layout,
  slug: string,
  source: string,
  data: Data,
  body: string,
): Author => {
  const { files, bases } = layout
  const text = readBody(body || textOf(data.bio), 'hugo', {
    files,
    from: source,
    folders: pictureFolders,
    bases,
  })
  const links = [...recordsOf(data.social), ...recordsOf(data.links), ...recordsOf(data.profiles)]
  const contacts = readContacts([
    ['email', data.email],
    ...links.map(
      ({ icon, label, link, url }) =>
        [firstOf(icon, label), firstOf(link, url)] as [string, unknown],
    ),
  ])
  const places = [...recordsOf(data.organizations), ...recordsOf(data.affiliations)].map(
    ({ name }) => textOf(name),
  )
  const groups = textsOf(data.user_groups)
  const hidden = hiddenInHugo(data, layout.config)
  const isAlumni = groups.some((group) => /alum/i.test(group))
  const named = ['assets/media/authors', 'static/media/authors', 'assets/images/authors']
    .flatMap((folder) =>
      ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `/${folder}/${slug}.${ending}`),
    )
    .find((path) => files.has(path.slice(1)))
  const profilePic =
    (named && files.picture(named, '')) || featuredBeside(layout, source, 'avatar') || ''
  const qualifications = [...textsOf(data.postnominals), ...places].filter(Boolean).join(', ')
  return {
    slug,
    ...personEntry({
      key: `person/${slug}`,
      source,
      teams: groups.filter((group) => !/alum/i.test(group)),
      addresses: [`/author/${slug.toLowerCase()}`, `/authors/${slug.toLowerCase()}`],
      notes: [
        ...hidden,
        ...text.notes,
        ...unknownLinks({
          ...contacts,
          unknown: contacts.unknown.filter((each) => !/: (?:\/|#)/.test(each)),
        }),
        ...lostPartNotes(data),
        ...leftKeys(data, handledKeys),
      ],
      fields: {
        name: nameOf(data),
        designation: textOf(data.role),
        qualifications,
        AreaofInterest: textsOf(data.interests).join(', '),
        pronouns: firstOf(data.pronouns, recordOf(data.name).pronouns),
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

export const readAuthors = async (layout: Layout): Promise<Author[]> => {
  const { files, content } = layout
  const authors: Author[] = []
  for (const source of files.below('data/authors/', /\.ya?ml$/)) {
    const data = recordOf(await readData(files, source))
    if (Object.keys(data).length === 0) continue
    const slug = firstOf(data.slug, source.replace(/^.*\//, '').replace(/\.\w+$/, ''))
    authors.push(authorOf(layout, slug, source, data, ''))
  }
  for (const source of files.below(
    `${content}authors/`,
    /\/_?index(?:\.[\w-]+)?\.(?:md|markdown)$/,
  )) {
    if (files.isUsed(source)) continue
    const slug = source.slice(`${content}authors/`.length).replace(/\/?_?index\.[\w.-]+$/, '')
    const document = await tryDocument(files, source)
    if (document === undefined) continue
    const { data, body } = document
    if (slug === '' || nameOf(data) === '')
      files.leave(source, 'It only shows what Salus makes itself')
    else authors.push(authorOf(layout, slug, source, data, body))
  }
  return authors
}
