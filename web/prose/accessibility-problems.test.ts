import { expect, test } from 'vitest'
import { findAccessibilityProblems } from './accessibility-problems.ts'

const found = (markdown: string) =>
  findAccessibilityProblems(markdown).map(({ kind, line }) => `${kind} ${line}`)

test.for([
  ['a picture without words', 'Text\n\n![](/media/a.png)', ['picture 3']],
  ['a picture with blank words', '![ ](/media/a.png)', ['picture 1']],
  ['a picture that says what it shows', '![A brain](/media/a.png)', []],
  ['a link without words', 'See [](https://example.org).', ['link 1']],
  ['a link that leads nowhere', 'See [this]().', ['link 1']],
  ['a link around a picture that says something', '[![A brain](/a.png)](/x)', []],
  ['a heading two levels down', '## One\n\ntext\n\n#### Two', ['heading 5']],
  ['headings in order, and back up', '## One\n### Two\n## Three\n### Four', []],
  ['a text that begins with a low heading', '#### One', []],
  ['the same in code', '`![](x)`\n\n```\n[](x)\n# a\n### b\n```', []],
] as const)('%s', ([, markdown, expected]) => {
  expect(found(markdown)).toEqual(expected)
})
