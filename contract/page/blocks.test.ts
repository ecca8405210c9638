import { expect, test } from 'vitest'
import { removePageBlocks, splitIntoPageParts } from './blocks.ts'

test('a text is split into Markdown and blocks, in order', () => {
  const text = [
    'Before',
    '',
    '::people team="Signals & Sleep" ',
    'Between',
    ':::question How do I apply?',
    'Write *to us*.',
    '',
    'Soon.',
    ':::',
    '::contact',
  ].join('\n')
  expect(splitIntoPageParts(text)).toEqual([
    'Before',
    { name: 'people', label: '', attributes: { team: 'Signals & Sleep' }, content: '' },
    'Between',
    {
      name: 'question',
      label: 'How do I apply?',
      attributes: {},
      content: 'Write *to us*.\n\nSoon.',
    },
    { name: 'contact', label: '', attributes: {}, content: '' },
  ])
})

test.for([
  '```\n::people team="A"\n```',
  '````\n```\n::people team="A"\n```\n````',
  '```\n~~~\n::people team="A"\n```',
  'a ::people team="A"',
  ':: people',
  ':::',
  ':people',
  '::::people',
  '  ::people',
  '::1',
])('%j has no block', (text) => {
  expect(splitIntoPageParts(text)).toEqual([text.trim()])
})

test('curly quotes are accepted, and an unclosed block does not hide the text after it', () => {
  expect(splitIntoPageParts('::projects category=“Imaging” limit=„3“')).toMatchObject([
    { attributes: { category: 'Imaging', limit: '3' } },
  ])
  expect(splitIntoPageParts('::figure caption="Der „Goldstandard“" alt="A “scan”"')).toMatchObject([
    { label: '', attributes: { caption: 'Der „Goldstandard“', alt: 'A “scan”' } },
  ])
  expect(splitIntoPageParts(':::question Why?\nBecause\n\n::contact\nMore')).toMatchObject([
    { label: 'Why?', content: '', isOpen: true },
    'Because',
    { name: 'contact' },
    'More',
  ])
  expect(splitIntoPageParts(':::question Why?\nSo\n:::question How?\nThus\n:::')).toMatchObject([
    { label: 'Why?', content: '', isOpen: true },
    'So',
    { label: 'How?', content: 'Thus' },
  ])
})

test('code within a block does not end the block', () => {
  const content = 'Write\n\n```\n:::question Why?\nSo\n:::\n```\n\nThat is all.'
  expect(splitIntoPageParts(`:::question How?\n${content}\n:::\nMore`)).toMatchObject([
    { label: 'How?', content },
    'More',
  ])
})

test('code at the start of a list item ends with the item', () => {
  const content = '1. ```\n   :::\n   ```\n2. B\n10. ~~~ js\n    :::\n    ~~~'
  expect(
    splitIntoPageParts(`:::question How?\n${content}\n:::\n- \`\`\`\n  code\n::contact`),
  ).toMatchObject([{ label: 'How?', content }, '- ```\n  code', { name: 'contact' }])
})

test('the texts of blocks remain without their syntax', () => {
  const text =
    '# A\n::people team="X"\n:::question Why?\nSo\n:::\n::figure picture="/m" caption="C"'
  expect(removePageBlocks(text)).toBe('# A\n\n\n\nWhy?\n\nSo\n\nC')
})
