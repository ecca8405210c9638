import { missingPictureNotes } from '../site/files.ts'
import { unknownLinkNotes } from '../social.ts'
import {
  convertMarkdownText,
  convertWordPressText,
  type ImportedTextContext,
} from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import { firstNonEmptyText, isTrueOrYes, toList, toRecord, toText } from '../text/values.ts'
import { exampleTextsOf } from '../theme-examples.ts'
import { formatCurriculum } from './curriculum.ts'
import { hasExampleText, isExamplePerson } from './example-people.ts'
import { createFieldTaker, type FieldTaker } from './field-taker.ts'
import { findPortrait } from './find-portrait.ts'
import { takeContacts } from './person-contacts.ts'
import { cleanPersonName, isFormerGroup } from './person-name.ts'
import { takePeriod, takeYear } from './person-period.ts'
import { takeIsFormer, takeRank } from './person-standing.ts'

type Data = Readonly<Record<string, unknown>>

/** Values of a person that are not in the record itself, and how to read its texts. */
export interface PersonRecordContext {
  readonly dialect: 'jekyll' | 'hugo'
  readonly place: ImportedTextContext
  /** Text of the person's file. */
  readonly body?: string
  /** Heading under which the person is listed. */
  readonly group?: string
  /** Name to use if the record has none. */
  readonly name?: string
  /** Profile picture that is found without a reference. */
  readonly picture?: string | undefined
}

/** A person as an old site describes them. */
export interface DescribedPerson {
  readonly fields: Readonly<Record<string, unknown>>
  readonly notes: readonly string[]
  readonly groups: readonly string[]
  readonly isFormer: boolean
  /** Position among others that the record demands. */
  readonly rank: number
  /** Whether the theme came with this person. */
  readonly isExample: boolean
}

const nameKeys = ['name', 'full_name', 'display_name', 'title']
const roleKeys = ['role', 'position', 'designation', 'job_title', 'job', 'title', 'info', 'status']
const affiliationKeys = [
  ...['affiliation', 'affiliations', 'organization', 'organizations', 'organisation'],
  ...['organisations', 'institution', 'institutions', 'university', 'department'],
]
const interestKeys = [
  ...['interests', 'interest', 'research_interests', 'research_areas', 'areas', 'expertise'],
  ...['keywords', 'topics', 'research'],
]
const textKeys = [
  'bio',
  'about',
  'biography',
  'description',
  'short_bio',
  'blurb',
  'summary',
  'profile',
]
const pictureKeys = [
  ...['image', 'img', 'photo', 'picture', 'avatar', 'portrait', 'headshot', 'thumbnail'],
  ...['profile_pic', 'profile_image', 'pic'],
]
const groupKeys = ['user_groups', 'groups', 'group', 'category', 'categories', 'team', 'section']
const firstJobKeys = ['first_job', 'first_position', 'placement', 'first_placement']
const nextKeys = [
  ...['current_position', 'current_job', 'current_role', 'current_affiliation', 'currently', 'now'],
  ...['now_at', 'where_now', 'next_position', 'next_job', 'next', 'after', 'afterwards', 'went_to'],
  ...['position_after', 'destination', 'current'],
]

/** Splits a name that consists of parts, as HugoBlox writes it, into single fields. */
const withPlainName = (record: Data): Data => {
  const parts = toRecord(record.name)
  if (Object.keys(parts).length === 0) return record
  const { display, given, first, middle, family, last, alternate, pronouns, ...others } = parts
  const name = [given ?? first, middle, family ?? last].map(toText).filter(Boolean).join(' ')
  return {
    ...others,
    ...record,
    name: firstNonEmptyText(display, name),
    pronouns: firstNonEmptyText(record.pronouns, pronouns),
    other_names: firstNonEmptyText(record.other_names, alternate),
  }
}

const takeName = (fields: FieldTaker, fallback: string) => {
  const parts = ['first_name', 'middle_name', 'last_name'].map((key) => fields.text(key))
  const known = fields.text(...nameKeys.filter((key) => fields.peek(key) !== ''))
  return cleanPersonName(firstNonEmptyText(known, parts.filter(Boolean).join(' '), fallback))
}

const takeAffiliations = (fields: FieldTaker): string[] =>
  affiliationKeys
    .flatMap((key) => toList(fields.value(key)))
    .map((each) => {
      const { name, title, institution } = toRecord(each)
      return toText(each) || firstNonEmptyText(name, title, institution)
    })
    .filter(Boolean)

const takeNextPosition = (fields: FieldTaker): string => {
  const first = fields.text(...firstJobKeys)
  const now = fields.text(...nextKeys)
  return first && now && first !== now ? `${first}; now ${now}` : firstNonEmptyText(first, now)
}

const takeCurriculum = (fields: FieldTaker): string => {
  const numbered = fields.where((key) => /^education_?\d+$/.test(key)).map(([, value]) => value)
  fields.value('number_educ')
  return formatCurriculum({
    education: numbered.length > 0 ? numbered : fields.value('education'),
    experience: fields.value('experience'),
    awards: fields.value('awards'),
  })
}

/** Keys that themes use for the owner of the site. Salus has no such person. */
const ownerKeys = ['superuser', 'is_owner', 'highlight_name']

/** The address in the example of al-folio. */
const exampleAddress = /\byour (?:office|address|city)\b/i

const maxPositionLength = 300

/** Reads a person from a record of front matter or of a data file, under the keys that themes and groups use. */
export const describePerson = (record: Data, context: PersonRecordContext): DescribedPerson => {
  const { dialect, place, body = '', group = '' } = context
  const convert = (text: string) => convertMarkdownText(text, dialect, place)
  const fields = createFieldTaker(withPlainName(record))
  const { name, titles } = takeName(fields, context.name ?? '')
  const rank = takeRank(fields)
  const isMarkedFormer = takeIsFormer(fields)
  const ownGroups = fields.texts(...groupKeys, ...(dialect === 'jekyll' ? ['type'] : []))
  const groups = ownGroups.length > 0 ? ownGroups : [group].filter(Boolean)
  const isFormer = isMarkedFormer || [group, ...groups].some(isFormerGroup)
  const image = fields.text(...pictureKeys)
  const profilePic = findPortrait(image, place) ?? context.picture ?? ''
  const contacts = takeContacts(fields, place)
  const degree = fields.texts('postnominals', 'degree', 'degrees', 'credentials').join(', ')
  const period = takePeriod(fields, isFormer)
  const year = degree || (isFormer && !period) ? takeYear(fields) : ''
  const role = fields.text(...roleKeys)
  const affiliations = takeAffiliations(fields)
  const stay = period ?? { from: '', until: degree ? '' : year }
  const isHeld = stay.from !== '' || stay.until !== ''
  const positions = (affiliations.length > 0 ? affiliations : isHeld ? [''] : []).map((team) => ({
    title: firstNonEmptyText(role, degree).slice(0, maxPositionLength),
    team: team.slice(0, maxPositionLength),
    ...stay,
  }))
  const written = { ...exampleTextsOf({ data: record, body }), source: place.from }
  const isExample = isExamplePerson({ ...written, title: written.title || name })
  const isTextLeft = !isExample && hasExampleText(written)
  const bioText = fields.text(...textKeys)
  const bio = convert(isTextLeft ? '' : bioText)
  const text = convert(isTextLeft ? '' : body)
  const moreInfo = fields.text('more_info')
  const more = convertWordPressText(exampleAddress.test(moreInfo) ? '' : moreInfo, place)
  const nextPosition = takeNextPosition(fields)
  const interests = fields.texts(...interestKeys).join(', ')
  const pronouns = fields.text('pronouns')
  const otherNames = fields.texts('other_names', 'also_known_as', 'nickname')
  const curriculum = takeCurriculum(fields)
  const rest = fields.rest()
  const owned = ownerKeys.filter((key) => isTrueOrYes(rest[key]))
  return {
    groups,
    isFormer,
    rank,
    isExample,
    notes: [
      ...(isTextLeft ? ['The text is an example of the theme and left out'] : []),
      ...bio.notes,
      ...text.notes,
      ...unknownLinkNotes(contacts),
      ...missingPictureNotes(image, profilePic),
      ...unusedKeyNotes(rest, []),
      ...(owned.length > 0 ? [`Not kept: ${owned.join(', ')}`] : []),
    ],
    fields: {
      name,
      designation: role,
      qualifications: [...titles, degree && year ? `${degree} (${year})` : degree]
        .filter(Boolean)
        .join(', '),
      about: [
        text.text.includes(bio.text) ? '' : bio.text,
        text.text,
        more.text,
        curriculum,
        contacts.documentLinks.join(' · '),
      ]
        .filter(Boolean)
        .join('\n\n'),
      otherNames,
      profilePic,
      email: contacts.email,
      orcid: contacts.orcid,
      socialLinks: contacts.socialLinks,
      ...(interests && { AreaofInterest: interests }),
      ...(pronouns && { pronouns }),
      ...(nextPosition && { nextPosition }),
      ...(positions.length > 0 && { positions }),
      ...(isFormer && { isAlumni: 'true' }),
    },
  }
}
