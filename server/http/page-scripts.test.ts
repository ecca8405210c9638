import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealScripts } from './page-scripts.ts'

const nonce = 'Zm9vYmFyYmF6cXV4'
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('our own scripts are known by their hash and the mark is gone', () => {
  const page = `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async>two()</script>`
  const { html, hashes } = sealScripts(page, nonce)
  expect(hashes).toEqual([hashOf('one()'), hashOf('two()')])
  expect(html).toBe('<script>one()</script><script type="module" async>two()</script>')
})

test.for([
  '<script>evil()</script>',
  '<script nonce="guess">evil()</script>',
  '<script nonce="">evil()</script>',
  `<script data-x='nonce="${nonce.slice(0, -1)}"'>evil()</script>`,
  '<SCRIPT>evil()</SCRIPT>',
  '<img src=x onerror="evil()">',
])('%s gets no hash', (smuggled) => {
  const { hashes } = sealScripts(`${smuggled}<script nonce="${nonce}">ours()</script>`, nonce)
  expect(hashes).toEqual([hashOf('ours()')])
})

test('a script from a file needs no hash', () => {
  const { html, hashes } = sealScripts(`<script nonce="${nonce}" src="/a.js"></script>`, nonce)
  expect(hashes).toEqual([])
  expect(html).toBe('<script src="/a.js"></script>')
})

test('the same script twice is one hash', () => {
  const script = `<script nonce="${nonce}">one()</script>`
  expect(sealScripts(script + script, nonce).hashes).toHaveLength(1)
})
