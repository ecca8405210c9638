import { formatCurriculum } from './curriculum.ts'
import { createFieldTaker, type FieldTaker } from './field-taker.ts'
import { cleanPersonName, isFormerGroup } from './person-name.ts'
import { takePeriod, takeYear } from './person-period.ts'
import { missingPictureNotes, type SiteFiles } from './site/files.ts'
import { parsePersonContacts, socialLinkPairsOf, unknownLinkNotes } from './social.ts'
import { convertMarkdownText, convertWordPressText, type ImportedTextContext } from './text/body.ts'
import { unusedKeyNotes } from './text/left-keys.ts'
import { firstNonEmptyText, toList, toRecord, toText } from './text/values.ts'

type Data = Readonly<Record<string, unknown>>

/** Values of a person that are not in the record itself, and how to read its texts. */
export interface PersonRecordContext {
  readonly dialect: 'jekyll' | 'hugo'
  readonly place: ImportedTextContext
  /** Text of the person's file. */
  readonly body?: string
  /** Heading under which the person is listed. */
  readonly group?: string
  /** Replaces a role such as `phd` with its label. */
  readonly roleOf?: (role: string) => string
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
const orderKeys = ['weight', 'order', 'rank', 'sort', 'sort_order', 'importance', 'nav_order']
const linkKey =
  /^(?:url|website|homepage|home_page|web|webpage|link|orcid|github|gitlab|twitter|x|linkedin|scholar|google_scholar|googlescholar|mastodon|bluesky|researchgate|research_gate)$|_(?:username|userid|id|url|profile)$/

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/\S+$/i.test(value.trim())

/** Whether a key of a record names a profile, website or email address. */
export const isContactKey = (key: string): boolean =>
  linkKey.test(key.toLowerCase()) || /^e-?_?mail$/i.test(key)

const isTrue = (text: string): boolean => /^(?:true|yes)$/i.test(text)
const isFalse = (text: string): boolean => /^(?:false|no)$/i.test(text)

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

const takeIsFormer = (fields: FieldTaker): boolean => {
  const status = fields.peek('status')
  const isStatus = isFormerGroup(status) || /^(?:current|active)$/i.test(status)
  if (isStatus) fields.text('status')
  const yes = fields.where(
    (key, value) =>
      /^(?:is_)?(?:alumn(?:us|a|i)|alum|former|past)$/.test(key) &&
      /^(?:true|yes|false|no)$/i.test(toText(value)),
  )
  const no = fields.where(
    (key, value) =>
      /^(?:is_)?(?:current|active)$/.test(key) && /^(?:true|yes|false|no)$/i.test(toText(value)),
  )
  return (
    isFormerGroup(status) ||
    yes.some(([, value]) => isTrue(toText(value))) ||
    no.some(([, value]) => isFalse(toText(value)))
  )
}

const takeRank = (fields: FieldTaker): number => {
  const key = [...orderKeys, 'position'].find((each) => /^-?\d{1,9}$/.test(fields.peek(each)))
  return key === undefined ? Number.POSITIVE_INFINITY : Number(fields.text(key))
}

const takeNextPosition = (fields: FieldTaker): string => {
  const first = fields.text(...firstJobKeys)
  const now = fields.text(...nextKeys)
  return first && now && first !== now ? `${first}; now ${now}` : firstNonEmptyText(first, now)
}

const takeContacts = (fields: FieldTaker) => {
  const containers = [
    'links',
    'social',
    'socials',
    'social_links',
    'profiles',
    'contact',
    'contacts',
  ]
  const pairs = containers
    .filter((key) => fields.peek(key) === '')
    .flatMap((key) => socialLinkPairsOf(fields.value(key)))
  const flat = fields.where(
    (key, value) => toText(value) !== '' && (isContactKey(key) || isUrl(value)),
  )
  return parsePersonContacts([...flat.filter(([key]) => /mail/.test(key)), ...pairs, ...flat])
}

const filesByBaseName = new WeakMap<SiteFiles, Map<string, string[]>>()

const baseNameOf = (name: string): string => name.replace(/^.*\//, '').toLowerCase()

/** Returns the only file of this name, because themes keep portraits in folders that only their templates name. */
const findPictureByName = (reference: string, files: SiteFiles): string | undefined => {
  const known = filesByBaseName.get(files) ?? Map.groupBy(files.names, baseNameOf)
  filesByBaseName.set(files, known)
  const [only, ...others] = known.get(baseNameOf(reference)) ?? []
  return only === undefined || others.length > 0 ? undefined : files.picture(`/${only}`, '')
}

const findPicture = (reference: string, { files, from, folders }: ImportedTextContext) =>
  reference === '' || /^(?:https?:)?\/\//i.test(reference)
    ? undefined
    : (files.picture(reference, from, folders) ?? findPictureByName(reference, files))

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

const maxPositionLength = 300

/** Reads a person from a record of front matter or of a data file, under the keys that themes and groups use. */
export const describePerson = (record: Data, context: PersonRecordContext): DescribedPerson => {
  const { dialect, place, body = '', group = '', roleOf = (role) => role } = context
  const convert = (text: string) => convertMarkdownText(text, dialect, place)
  const fields = createFieldTaker(withPlainName(record))
  const { name, titles } = takeName(fields, context.name ?? '')
  const rank = takeRank(fields)
  const isMarkedFormer = takeIsFormer(fields)
  const ownGroups = fields.texts(...groupKeys, ...(dialect === 'jekyll' ? ['type'] : []))
  const groups = ownGroups.length > 0 ? ownGroups : [group].filter(Boolean)
  const isFormer = isMarkedFormer || [group, ...groups].some(isFormerGroup)
  const image = fields.text(...pictureKeys)
  const profilePic = findPicture(image, place) ?? context.picture ?? ''
  const contacts = takeContacts(fields)
  const degree = fields.texts('postnominals', 'degree', 'degrees', 'credentials').join(', ')
  const period = takePeriod(fields)
  const year = takeYear(fields)
  const role = roleOf(fields.text(...roleKeys))
  const affiliations = takeAffiliations(fields)
  const stay = period ?? { from: '', until: isFormer && !degree ? year : '' }
  const isHeld = stay.from !== '' || stay.until !== ''
  const positions = (affiliations.length > 0 ? affiliations : isHeld ? [''] : []).map((team) => ({
    title: firstNonEmptyText(role, degree).slice(0, maxPositionLength),
    team: team.slice(0, maxPositionLength),
    ...stay,
  }))
  const bio = convert(fields.text(...textKeys))
  const text = convert(body)
  const more = convertWordPressText(fields.text('more_info'), place)
  const nextPosition = takeNextPosition(fields)
  const interests = fields.texts(...interestKeys).join(', ')
  const pronouns = fields.text('pronouns')
  const otherNames = fields.texts('other_names', 'also_known_as', 'nickname')
  const curriculum = takeCurriculum(fields)
  const rest = fields.rest()
  const owned = ownerKeys.filter((key) => isTrue(toText(rest[key])))
  return {
    groups,
    isFormer,
    rank,
    notes: [
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
      about: [text.text.includes(bio.text) ? '' : bio.text, text.text, more.text, curriculum]
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
