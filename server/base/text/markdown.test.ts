import { expect, test } from 'vitest'
import { type MarkdownRenderOptions, renderMarkdown } from './markdown.ts'

const place: MarkdownRenderOptions = {
  publicUrl: 'https://salus.example',
  root: 'https://salus.example/de',
  isStyled: false,
}
const textOf = (markdown: string) => renderMarkdown(markdown, place).text
const stem = `/media/${'0'.repeat(32)}-1280x360-f3e9e1`

test('a table has a line per row in the plain text of a mail', () => {
  expect(
    textOf('Before\n\n| Site | Scans |\n|---|---|\n| Oslo | 12 |\n| Graz | **4** |\n\nAfter'),
  ).toBe('Before\n\nSite | Scans\nOslo | 12\nGraz | 4\n\nAfter')
})

test('lists, links, images and quotes are readable without markup', () => {
  expect(textOf('1. one\n2. [two](/projects)\n\n![A scan](/a.png)\n\n> Said.\n\n---\n\nEnd')).toBe(
    '1. one\n2. two (https://salus.example/de/projects)\n\n[A scan]\n\n> Said.\n\n* * *\n\nEnd',
  )
})

test('figures and images keep their URL, pages get the language, and other images become links', () => {
  const markdown = [
    `Seen\n::trace address="${stem}.trace" alt="A [heart]" caption="10 s"\nand`,
    `![A scan](${stem}.webp) ![Theirs](https://a.example/b.png) [us](/team)`,
  ].join('\n\n')
  expect(renderMarkdown(markdown, place).html).toBe(
    [
      '<p>Seen</p>',
      `<p><img src="https://salus.example${stem}.webp" alt="A  heart "></p>`,
      '<p>10 s</p>',
      '<p>and</p>',
      `<p><img src="https://salus.example${stem}.webp" alt="A scan"> <a href="https://a.example/b.png">Theirs</a> <a href="https://salus.example/de/team">us</a></p>`,
    ].join('\n'),
  )
  expect(renderMarkdown('[us](/team)', { ...place, isStyled: true }).html).toContain(
    '<a href="https://salus.example/de/team" style="color:#0b5d52">us</a>',
  )
})
