import type { MainLanguageFiles } from '../choose-language.ts'
import { readDataFile, readDocumentOrReport } from '../documents.ts'
import { jekyllDraftNotes } from '../draft-notes.ts'
import { type OldSitePerson, toFoundPerson } from '../person-entry.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { linkPairsOf, readContacts, unknownLinkNotes } from '../social.ts'
import { convertMarkdownText } from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import { firstTextOf, nonEmptyTexts, toRecord, toText } from '../text/values.ts'

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

const readRoles = async (files: SiteFiles) =>
  toRecord(await readDataFile(files, files.below('_data/types.', /\.ya?ml$/)[0]))

const toLabel = (role: string): string =>
  role.replaceAll('-', ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export const readLabMembers = async (
  files: SiteFiles,
  language: MainLanguageFiles,
): Promise<OldSitePerson[]> => {
  const roles = await readRoles(files)
  const people: OldSitePerson[] = []
  for (const source of language.own(files.below('_members/', /\.(?:md|markdown)$/))) {
    const document = await readDocumentOrReport(files, source)
    if (document === undefined) continue
    const { data, body } = document
    const text = convertMarkdownText(body, 'jekyll', { files, from: source })
    const slug = source.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const contacts = readContacts([['email', data.email], ...linkPairsOf(data.links)])
    const role = toText(data.role)
    const image = toText(data.image)
    const profilePic = files.picture(image, source) ?? ''
    const group = toText(data.group)
    const hidden = jekyllDraftNotes(data)
    const isAlum = /^alum/i.test(group)
    people.push(
      toFoundPerson({
        key: `person/${slug}`,
        source,
        teams: group && !isAlum ? [toLabel(group)] : [],
        addresses: [`/members/${slug}.html`, `/members/${slug}`],
        notes: [
          ...hidden,
          ...text.notes,
          ...unknownLinkNotes(contacts),
          ...missingPictureNotes(image, profilePic),
          ...unusedKeyNotes(data, used),
        ],
        fields: {
          name: toText(data.name),
          designation: firstTextOf(
            data.description,
            toRecord(roles[role]).description,
            toLabel(role),
          ),
          qualifications: toText(data.affiliation),
          about: text.text,
          otherNames: nonEmptyTexts(data.aliases),
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
