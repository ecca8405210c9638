import { describe, expect, it } from 'vitest'
import {
  insertMarkdownBlock,
  linkSelection,
  type MarkdownCommand,
  prefixLines,
  wrapSelection,
} from './markdown-edit.ts'

/** Runs a command on a text in which `|` marks the ends of the selection. Returns the result in this form. */
const run = (command: MarkdownCommand, marked: string): string => {
  const [before = '', selected = '', after] = marked.split('|')
  const isCaret = after === undefined
  const text = isCaret ? before + selected : before + selected + after
  const end = isCaret ? before.length : before.length + selected.length
  const edit = command({ text, start: before.length, end })
  const changed = text.slice(0, edit.start) + edit.insert + text.slice(edit.end)
  const [from, to] = edit.select
  return `${changed.slice(0, from)}|${changed.slice(from, to)}|${changed.slice(to)}`
}

const bullets = prefixLines(() => '- ', /^- /)
const numbers = prefixLines((line) => `${line + 1}. `, /^\d+\. /)

describe('editing Markdown', () => {
  it.each([
    ['makes words bold', wrapSelection('**', 'bold'), 'a |b| c', 'a **|b|** c'],
    ['makes bold words plain', wrapSelection('**', 'bold'), 'a **|b|** c', 'a |b| c'],
    ['takes bold for no italic', wrapSelection('*', 'italic'), '**|b|**', '***|b|***'],
    ['begins a bold word', wrapSelection('**', 'bold'), 'a |', 'a **|bold|**'],
    ['begins a list', bullets, 'a\nb|\nc', 'a\n- b||\nc'],
    ['makes lines a list', bullets, '|a\nb|\nc', '|- a\n- b|\nc'],
    ['makes a list lines', bullets, '|- a\n- b|\nc', '|a\nb|\nc'],
    ['numbers lines', numbers, '|a\nb|', '|1. a\n2. b|'],
    ['takes in lines that are only touched', bullets, 'a|a\nb|b', '|- aa\n- bb|'],
    ['links words', linkSelection('text'), 'see |here|', 'see [here](|https://|)'],
    [
      'links an address',
      linkSelection('text'),
      '|https://a.example|',
      '[|text|](https://a.example)',
    ],
    ['links nothing yet', linkSelection('text'), '|', '[|text|](https://)'],
    ['sets a block apart', insertMarkdownBlock('$$'), 'a|', 'a\n\n|$$|\n'],
    ['begins with a block', insertMarkdownBlock('$$'), '|', '|$$|\n'],
  ])('%s', (_, command, before, after) => {
    expect(run(command, before)).toBe(after)
  })
})
