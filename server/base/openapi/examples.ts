import type { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

const exampleId = '01k9z3f7m2qv8xw4t6r5y1n0ab'
const exampleLink = 'https://example.org'
const exampleColor = '#00695c'
const exampleHexToken = '9f2c'.repeat(16)
const examplePicture = '/media/4f3a9c0d1e2b5a6978c3d4e5f60718a9-1600x900-2a4b3c.webp'

const byName: Readonly<Record<string, unknown>> = {
  name: 'Imaging',
  title: 'Outlining glioma in three dimensions',
  fields: '{"title":"Outlining glioma in two dimensions"}',
  names: '{"one":"Talk","many":"Talks"}',
  folder: 'talks',
  schema: 'Event',
  collection: 'talks',
  preset: 'talks',
  values: '{"place":"Graz"}',
  where: '{"kind":"talk"}',
  date: '2026-03-01',
  username: 'Ada Lovelace',
  email: 'ada@example.org',
  challenge: 'Gk3vP0aQ7mXc2RzLw9TtYb5NfUeHs1dJo8KiVx4BnMq',
  password: 'a few words in a row',
  confirmPassword: 'a few words in a row',
  oldPassword: 'the words of last year',
  newPassword: 'a few words in a row',
  confirmNewPassword: 'a few words in a row',
  otp: '042195',
  token: 'Zk3vX0m5T1uQ8yR2wB7nC4dE6fG9hJ0kL1mN3pQ5rS7',
  userType: 'SuperAdmin',
  authors: 'A. Lovelace, G. Hopper',
  publicationDate: '2026-03-01',
  publicationType: 'Journal article',
  publicationLink: 'https://doi.org/10.5555/12345678',
  publicationSummary: 'What was found, in a few sentences.',
  doi: '10.5555/12345678',
  pmid: '31452104',
  arxivId: '2603.01234',
  venue: 'Journal of Medical Imaging',
  volume: '8',
  issue: '3',
  pages: '207–217',
  abstract: 'What was asked, what was done and what was found.',
  laySummary: 'The same in plain words.',
  keywords: '["segmentation"]',
  authorList: JSON.stringify([
    { name: 'A. Lovelace', profileId: exampleId, isEqual: false, isCorresponding: true },
  ]),
  include: JSON.stringify([{ kind: 'publication', id: exampleId }]),
  links: '[{"kind":"code","url":"https://example.org/code"}]',
  projects: `["${exampleId}"]`,
  grants: `["${exampleId}"]`,
  people: `["${exampleId}"]`,
  publications: `["${exampleId}"]`,
  funder: 'Example Foundation',
  funderId: 'https://ror.org/00example',
  amount: '€ 480,000',
  picture: examplePicture,
  q: 'glioma uncertain',
  excerpt: 'Outlines of glioma that say how sure they are.',
  year: '2026',
  shortDesc: 'A model that draws the outline of a tumour and says how sure it is.',
  content: '## Question\n\nHow well does the outline hold on scans from another hospital?',
  grant: 'Example Foundation, 2026-0417',
  references: '["https://doi.org/10.5555/12345678"]',
  'references[]': 'https://doi.org/10.5555/12345678',
  contributors: `["${exampleId}"]`,
  peoples: `["${exampleId}"]`,
  socialLinks: '[{"name":"orcid","url":"https://orcid.org/0000-0001-2345-6789"}]',
  responsibleAi: JSON.stringify({
    intendedUse: 'Planning of radiotherapy, together with a person.',
    researchUseOnly: true,
    trialRegistrations: ['NCT01234567'],
  }),
  sectionName: 'Data',
  subSectionContent: 'Scans of **412** people from four hospitals.',
  pictureTexts: JSON.stringify([
    { url: examplePicture, caption: 'The border, twice', alt: 'Two scans side by side' },
  ]),
  caption: 'The border, twice',
  alt: 'Two scans side by side',
  description: 'What it is about, in a sentence or two.',
  dueDate: '2027-01-31',
  status: 'planned',
  designation: 'Group leader',
  qualifications: 'PhD, biomedical engineering',
  AreaofInterest: 'Uncertainty in segmentation',
  about: 'Works on models that know what they do not know.',
  orcid: '0000-0002-1825-0097',
  pronouns: 'she/her',
  positions: JSON.stringify([
    { title: 'Group leader', team: 'Imaging', from: '2021-09', until: '' },
  ]),
  otherNames: '["Lovelace, A. A."]',
  nextPosition: 'Professor at the Example Institute',
  from: '2021-09',
  until: '',
  team: 'Imaging',
  link: exampleLink,
  target: '/projects',
  url: examplePicture,
  image: examplePicture,
  profilePic: examplePicture,
  pic: examplePicture,
  logo: examplePicture,
  'imageUrls[]': examplePicture,
  message: 'Could we try this on our own data?',
  shortName: 'Salus',
  tagline: 'AI-Powered Health Research',
  taglines: '{"de":"KI für die Gesundheit"}',
  languages: '["en","de"]',
  address: '14 Meridian Walk',
  phone: '+44 1632 960 417',
  limit: 20,
  offset: 0,
  version: 1,
  total: 1,
  unread: 1,
  state: 'active',
  success: true,
  website: '',
  accent: exampleColor,
  embedHosts: '["www.youtube-nocookie.com"]',
  timeZone: 'Europe/Berlin',
  csv: 'email,since\r\nada@example.org,2026-03-01T09:00:00.000Z\r\n',
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const isId = ({ pattern }: Schema): boolean => pattern?.includes('{26}') ?? false
const isHexToken = ({ pattern }: Schema): boolean => pattern?.includes('{64}') ?? false
const isColor = ({ pattern }: Schema): boolean => pattern?.includes('#[0-9a-f]{6}') ?? false

/** Returns a realistic example of a JSON schema, chosen by its format and the name of its field. */
export const createSchemaExample = (schema: Schema, name = ''): unknown => {
  const { type, anyOf, items, properties, contentEncoding } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  const named = byName[name]
  const [own] = (anyOf ?? []).flatMap((each) => (isSchema(each) && each.examples) || [])
  if (own !== undefined && own !== '[]') return own
  if (schema.enum) return schema.enum.find((word) => word === named) ?? schema.enum[0]
  if (isId(schema)) return exampleId
  if (isHexToken(schema)) return exampleHexToken
  if (isColor(schema)) return exampleColor
  if (type === 'object' || properties) {
    // JSON schemas of records list only required keys and describe all values in `additionalProperties`.
    const names = Object.keys(properties ?? {})
    const each = (key: string) => properties?.[key] ?? schema.additionalProperties
    return Object.fromEntries(
      [...new Set([...names, ...(schema.required ?? [])])].map((key) => {
        const value = each(key)
        return [key, isSchema(value) ? createSchemaExample(value, key) : null]
      }),
    )
  }
  if (schema.prefixItems)
    return schema.prefixItems.map((item) => isSchema(item) && createSchemaExample(item))
  if (type === 'array') return isSchema(items) ? [createSchemaExample(items, `${name}[]`)] : []
  const isFile = (each: unknown) => isSchema(each) && each.contentEncoding === 'binary'
  if (contentEncoding === 'binary' || anyOf?.some(isFile)) return '(a picture)'
  // Fields that are local paths in one call may be external URLs in another.
  const isAddress = (each: unknown) => isSchema(each) && each.format === 'uri'
  const mayLeadElsewhere = isAddress(schema) || anyOf?.some(isAddress)
  if (mayLeadElsewhere && !String(named).startsWith('http')) return exampleLink
  // Fields of the same name may be texts in one place and numbers in another.
  const isNumber = type === 'integer' || type === 'number'
  if (Object.hasOwn(byName, name) && isNumber === (typeof named === 'number')) return named
  const first = anyOf?.find((each) => isSchema(each) && each.type !== 'null')
  if (isSchema(first)) return createSchemaExample(first, name)
  if (type === 'boolean') return true
  if (isNumber) return 1
  if (/At$|since/.test(name)) return '2026-03-01T09:00:00.000Z'
  return 'text'
}
