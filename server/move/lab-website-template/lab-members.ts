import type { MainLanguageFileFilter } from '../choose-language.ts'
import { readFrontMatterOrReport, readYamlOrTomlFile } from '../documents.ts'
import { jekyllDraftNotes } from '../draft-notes.ts'
import { type OldSitePerson, toOldSitePerson } from '../person-entry.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { parsePersonContacts, socialLinkPairsOf, unknownLinkNotes } from '../social.ts'
import { convertMarkdownText } from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import { firstNonEmptyText, nonEmptyTexts, toRecord, toText } from '../text/values.ts'

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
  toRecord(await readYamlOrTomlFile(files, files.below('_data/types.', /\.ya?ml$/)[0]))

const toLabel = (role: string): string =>
  role.replaceAll('-', ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export const readLabMembers = async (
  files: SiteFiles,
  language: MainLanguageFileFilter,
): Promise<OldSitePerson[]> => {
  const roles = await readRoles(files)
  const people: OldSitePerson[] = []
  for (const source of language.own(files.below('_members/', /\.(?:md|markdown)$/))) {
    const document = await readFrontMatterOrReport(files, source)
    if (document === undefined) continue
    const { data, body } = document
    const text = convertMarkdownText(body, 'jekyll', { files, from: source })
    const slug = source.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const contacts = parsePersonContacts([['email', data.email], ...socialLinkPairsOf(data.links)])
    const role = toText(data.role)
    const image = toText(data.image)
    const profilePic = files.picture(image, source) ?? ''
    const group = toText(data.group)
    const hidden = jekyllDraftNotes(data)
    const isAlum = /^alum/i.test(group)
    people.push(
      toOldSitePerson({
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
          designation: firstNonEmptyText(
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
