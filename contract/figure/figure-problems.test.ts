import { expect, test } from 'vitest'
import { replaceFiguresWithPosters } from './figure-line.ts'
import { findFigureProblems, findFigures } from './figure-problems.ts'

const stem = `/media/${'0'.repeat(32)}-1280x360-f3e9e1`
const volume = `::volume address="${stem}.volume" alt="A head"`
const trace = `::trace address="${stem}.trace" alt="A heart"`

const whatIn = (markdown: string) =>
  findFigureProblems(markdown).map(({ line, what, name, written }) =>
    [line, what, name, written].filter(Boolean).join(' '),
  )

test('valid figures have no problems', () => {
  expect(
    whatIn(
      [
        `${volume} caption="" plane="sagittal" slice="12" legend="1: Tumour, 2: Oedema"`,
        `${trace} from="10" seconds="2.5"`,
        'The lines `::volume address="…"` and ::trace begin figures.',
        '```',
        '::volume address="nowhere"',
        '```',
      ].join('\n'),
    ),
  ).toEqual([])
})

test.for([
  `~~~\n\`\`\`\n${trace}\n~~~`,
  `\`\`\`\`\n\`\`\`\n${trace}\n\`\`\`\n\`\`\`\``,
  `\`\`\`\n~~~\n${trace}`,
  `- \`\`\`\n  ${trace}\n  \`\`\``,
])('%j shows no figure', (markdown) => {
  expect(findFigures(markdown)).toEqual([])
  expect(replaceFiguresWithPosters(markdown)).toBe(markdown)
})

test('inline code does not start a code block', () => {
  expect(findFigures(`\`\`\`a\`\`\` is code\n${trace}`)).toMatchObject([{ line: 2 }])
})

test.for([
  ['::volume address="/media/lost.volume" alt="A"', ['2 address /media/lost.volume']],
  [`::trace address="${stem}.volume" alt="A"`, [`2 address ${stem}.volume`]],
  ['::trace alt="A"', ['2 address']],
  [`::trace address="${stem}.trace" caption="A"`, ['2 alt']],
  [`${trace} alt=""`, ['2 alt']],
  [`${trace} size="large"`, ['2 attribute size large']],
  [`${volume} from="3"`, ['2 attribute from 3']],
  [`${volume} big please`, ['2 words big please']],
  [`${volume} plane="top"`, ['2 value plane top']],
  [`${volume} slice="0"`, ['2 value slice 0']],
  [`${volume} legend="Tumour"`, ['2 value legend Tumour']],
  [`${trace} seconds="0"`, ['2 value seconds 0']],
  [`See ${volume}`, ['2 inLine']],
] as const)('%s is told to its editor', ([line, problems]) => {
  expect(whatIn(`Words\n${line}\nMore`)).toEqual(problems)
})
