import type { SalusClient } from '#contract/api.ts'
import type { Collection } from '#contract/collection/collection.ts'
import {
  type CollectionFieldType,
  isReferenceFieldType,
  maxCollectionFields,
} from '#contract/collection/collection-field.ts'
import { toCsv } from '#server/base/text/csv.ts'

const texts = [
  'Magnetresonanztomographiebildrekonstruktionsverfahrensvergleich',
  'تصوير الدماغ بالرنين المغناطيسي (MRI 3T) ١٢٣',
  'שינה & sleep < "REM" > 睡眠阶段',
  '=HYPERLINK("https://example.org"); <script>alert(1)</script>',
  'A title such as people write it',
]

const textAt = (at: number): string => texts[at % texts.length] ?? ''

/** Repeats a text to an exact length. */
const fill = (text: string, length: number): string =>
  `${text} `
    .repeat(Math.ceil(length / (text.length + 1)))
    .slice(0, length)
    .replace(/ $/, '.')

const types: readonly CollectionFieldType[] = [
  ...(['line', 'markdown', 'choice', 'number', 'date', 'flag', 'link'] as const),
  ...(['people', 'projects', 'items'] as const),
]

const longestLabel = 100
const longestOption = 200
const longestTitle = 200

const options = texts.map((text, at) => ({ key: `option${at}`, label: fill(text, longestOption) }))

const fields = Array.from({ length: maxCollectionFields }, (_, at) => {
  const type = types[at % types.length] ?? 'line'
  const hasSeveral = type === 'choice' || isReferenceFieldType(type)
  return {
    key: `field${at}`,
    label: fill(`${at} ${textAt(at)}`, at % 4 === 0 ? longestLabel : 30),
    help: fill(textAt(at + 1), at % 7 === 0 ? 500 : 60),
    type,
    multiple: hasSeveral && at >= types.length,
    inList: at < 2 * types.length,
    ...(type === 'choice' && { options }),
    ...(type === 'number' && { unit: 'مليغرام / kg' }),
  }
})

const markdownAt = (at: number): string =>
  [
    `# ${textAt(at)}`,
    `> ${fill(textAt(at + 1), 300)}`,
    `| one | ${textAt(at)} |\n| --- | --- |\n| 1 | \`${fill('code', 200)}\` |`,
    `$$\\int_0^1 ${'x + '.repeat(60)} 1\\,dx$$`,
  ].join('\n\n')

const cellAt = (type: CollectionFieldType, at: number, people: readonly string[]): string => {
  switch (type) {
    case 'line':
      return fill(textAt(at), at % 10 === 0 ? 2_000 : 40)
    case 'markdown':
      return at % 25 === 0 ? fill(textAt(at), 20_000) : markdownAt(at)
    case 'choice':
      return options[at % options.length]?.key ?? ''
    case 'number':
      return String((at - 250) * 1234.5)
    case 'date':
      return ['2026', '2025-02', '1999-12-31'][at % 3] ?? ''
    case 'flag':
      return at % 2 ? 'yes' : 'no'
    case 'link':
      return `https://example.org/${'path/'.repeat(at % 10 === 0 ? 300 : 3)}`
    case 'people':
      return people.slice(0, at % 50 === 0 ? people.length : 1).join(';')
    default:
      return ''
  }
}

/**
 * Adds a collection with as many fields as possible and hard content in every script: labels, options and values of
 * the maximum length, texts from right to left, markup, and items without any value. The people are ids.
 */
export const makeHostileCollection = async (
  admin: SalusClient,
  { items = 500, people = [] as readonly string[] } = {},
): Promise<Collection> => {
  const { data } = await admin.collection.addCollection({
    key: 'hostile',
    names: { one: fill(textAt(1), longestLabel), many: fill(textAt(0), longestLabel) },
    intro: fill(textAt(2), 2_000),
    fields,
    filters: fields
      .filter(({ type }) => ['choice', 'flag', 'number', 'date', 'people'].includes(type))
      .map(({ key }) => key),
    dates: 'span',
    past: 'below',
  })
  // Values in every field would make the table larger than an import accepts.
  const filled = fields.filter((_, at) => at < types.length || at % 3 === 0)
  const rows = Array.from({ length: items }, (_, at) => [
    fill(`${at} ${textAt(at)}`, at % 5 === 0 ? longestTitle : 60),
    at % 20 === 0 ? 'draft' : 'published',
    at % 7 === 0 ? '' : `${1990 + (at % 60)}-03`,
    ...filled.map(({ type, multiple }) =>
      at % 9 === 0
        ? ''
        : cellAt(type, multiple ? at : at + 1, multiple ? people : people.slice(0, 1)),
    ),
  ])
  const table = toCsv([['title', 'status', 'date', ...filled.map(({ key }) => key)], ...rows])
  const { refused } = await admin.item.importItems({
    collection: data.key,
    file: new File([table], 'hostile.csv'),
  })
  if (refused.length > 0) throw new Error(`Line ${refused[0]?.line}: ${refused[0]?.reason}`)
  return data
}
