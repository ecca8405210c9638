import type { Language } from '../choose-language.ts'
import { readData, tryDocument } from '../documents.ts'
import { hiddenInJekyll } from '../hidden.ts'
import { type FoundPerson, personEntry } from '../person-entry.ts'
import { type Files, missingPicture } from '../site/files.ts'
import { pairsOf, readContacts, unknownLinks } from '../social.ts'
import { readBody } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import { firstOf, recordOf, textOf, textsOf } from '../text/values.ts'

const used = [
  'name',
  'image',
  'role',
  'affiliation',
  'description',
  'aliases',
  'links',
  'group',
  'email',
]

const readRoles = async (files: Files) =>
  recordOf(await readData(files, files.below('_data/types.', /\.ya?ml$/)[0]))

const toLabel = (role: string): string =>
  role.replaceAll('-', ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export const readMembers = async (files: Files, language: Language): Promise<FoundPerson[]> => {
  const roles = await readRoles(files)
  const people: FoundPerson[] = []
  for (const source of language.own(files.below('_members/', /\.(?:md|markdown)$/))) {
    const document = await tryDocument(files, source)
    if (document === undefined) continue
    const { data, body } = document
    const text = readBody(body, 'jekyll', { files, from: source })
    const slug = source.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const contacts = readContacts([['email', data.email], ...pairsOf(data.links)])
    const role = textOf(data.role)
    const image = textOf(data.image)
    const profilePic = files.picture(image, source) ?? ''
    const group = textOf(data.group)
    const hidden = hiddenInJekyll(data)
    const isAlum = /^alum/i.test(group)
    people.push(
      personEntry({
        key: `person/${slug}`,
        source,
        teams: group && !isAlum ? [toLabel(group)] : [],
        addresses: [`/members/${slug}.html`, `/members/${slug}`],
        notes: [
          ...hidden,
          ...text.notes,
          ...unknownLinks(contacts),
          ...missingPicture(image, profilePic),
          ...leftKeys(data, used),
        ],
        fields: {
          name: textOf(data.name),
          designation: firstOf(data.description, recordOf(roles[role]).description, toLabel(role)),
          qualifications: textOf(data.affiliation),
          about: text.text,
          otherNames: textsOf(data.aliases),
          profilePic,
          email: contacts.email,
          orcid: contacts.orcid,
          socialLinks: contacts.socialLinks,
          ...(isAlum && { isAlumni: 'true' }),
          ...(hidden.length > 0 && { status: 'draft' }),
        },
      }),
    )
  }
  return people
}
