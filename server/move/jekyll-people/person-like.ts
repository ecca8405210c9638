import { isGroupName } from '../people/person-name.ts'
import { firstNonEmptyText, toText } from '../text/values.ts'

type Data = Readonly<Record<string, unknown>>

export const peopleWord =
  /(?:^|[^\p{L}])(?:people|persons?|members?|team|staff|faculty|postdocs?|students?|phd|alumni|alums?|alumnae|researchers?|profiles|pis?|interns)(?=$|[^\p{L}])/iu

/** Folder in which pictures of Jekyll themes are. */
export const jekyllPictureFolders = ['assets/img', 'assets/images', 'images', 'img']

/** Converts `phd-students` to `Phd students`. A label such as “Post-docs” stays as it is. */
export const toGroupLabel = (word: string): string => {
  const spaced = word.replaceAll(/_+/g, ' ')
  if (spaced.length > 0 && spaced !== spaced.toLowerCase()) return spaced
  return spaced.replaceAll(/-+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Keys of people. Each row counts once. */
const personKeys = [
  ['position', 'role', 'designation', 'job_title', 'info', 'job'],
  ['email', 'e-mail', 'mail'],
  ['orcid', 'github', 'twitter', 'linkedin', 'scholar', 'google_scholar', 'website', 'social'],
  ['degree', 'degrees', 'education', 'education1'],
  ['affiliation', 'affiliations', 'organization', 'organizations', 'pronouns', 'duration'],
  ['image', 'img', 'photo', 'picture', 'avatar', 'portrait', 'headshot'],
]

const writtenNameOf = (record: Data): string =>
  firstNonEmptyText(record.name, record.full_name, record.title, record.first_name)

const isWritten = (value: unknown): boolean =>
  toText(value) !== '' || (typeof value === 'object' && value !== null)

/** Whether a record describes a person: it has a name and enough of the usual keys, such as position and image. */
export const isPersonLike = (record: Data, leastKeys: number): boolean => {
  const name = writtenNameOf(record)
  const found = personKeys.filter((keys) => keys.some((key) => isWritten(record[key])))
  return name !== '' && !isGroupName(name) && found.length >= leastKeys
}
