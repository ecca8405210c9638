import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './page-scripts.ts'

const nonce = 'Zm9vYmFyYmF6cXV4'
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('our own scripts are known by their hash and the mark is gone', () => {
  const page = `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async>two()</script>`
  const { html, seals } = sealPage(page, nonce)
  expect(seals.scripts).toEqual([hashOf('one()'), hashOf('two()')])
  expect(html).toBe('<script>one()</script><script type="module" async>two()</script>')
})

test.for([
  '<script>evil()</script>',
  '<script nonce="guess">evil()</script>',
  '<script nonce="">evil()</script>',
  `<script data-x='nonce="${nonce.slice(0, -1)}"'>evil()</script>`,
  '<SCRIPT>evil()</SCRIPT>',
  '<img src=x onerror="evil()">',
  '<style>evil</style>',
  '<style nonce="guess">evil</style>',
])('%s gets no hash', (smuggled) => {
  const { seals } = sealPage(`${smuggled}<script nonce="${nonce}">ours()</script>`, nonce)
  expect(seals).toEqual({ scripts: [hashOf('ours()')], styles: [] })
})

test('a script from a file needs no hash', () => {
  const { html, seals } = sealPage(`<script nonce="${nonce}" src="/a.js"></script>`, nonce)
  expect(seals.scripts).toEqual([])
  expect(html).toBe('<script src="/a.js"></script>')
})

test('the same script twice is one hash', () => {
  const script = `<script nonce="${nonce}">one()</script>`
  expect(sealPage(script + script, nonce).seals.scripts).toHaveLength(1)
})

test('our own style sheet is known by its hash', () => {
  const { html, seals } = sealPage(`<style id="x" nonce="${nonce}">a{}</style>`, nonce)
  expect(seals).toEqual({ scripts: [], styles: [hashOf('a{}')] })
  expect(html).toBe('<style id="x">a{}</style>')
})
