import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { styleSheetPlaceholder } from '#contract/lifecycle/render.ts'
import { createCspHasher } from './csp-hashes.ts'

const hashInline = createCspHasher('')
const nonce = 'Zm9vYmFyYmF6cXV4'
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('own scripts are allowed by hash, and the nonce is removed', () => {
  const page = `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async>two()</script>`
  const { body, hashes } = hashInline(page, nonce)
  expect(hashes.scripts).toEqual([hashOf('one()'), hashOf('two()')])
  expect(body.toString()).toBe('<script>one()</script><script type="module" async>two()</script>')
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
  const { hashes } = hashInline(`${smuggled}<script nonce="${nonce}">ours()</script>`, nonce)
  expect(hashes).toEqual({ scripts: [hashOf('ours()')], styles: [] })
})

test('an external script needs no hash', () => {
  const { body, hashes } = hashInline(`<script nonce="${nonce}" src="/a.js"></script>`, nonce)
  expect(hashes.scripts).toEqual([])
  expect(body.toString()).toBe('<script src="/a.js"></script>')
})

test('a repeated script has one hash', () => {
  const script = `<script nonce="${nonce}">one()</script>`
  expect(hashInline(script + script, nonce).hashes.scripts).toHaveLength(1)
})

test('the own style sheet is allowed by hash', () => {
  const { body, hashes } = hashInline(`<style id="x" nonce="${nonce}">a{}</style>`, nonce)
  expect(hashes).toEqual({ scripts: [], styles: [hashOf('a{}')] })
  expect(body.toString()).toBe('<style id="x">a{}</style>')
})

test('the style sheet replaces its placeholder, but not the same text in content', () => {
  const page = `<title>/* guess */</title><style nonce="${nonce}">${styleSheetPlaceholder(nonce)}</style><p>Ü</p>`
  for (const sheet of ['a{content:"→"}', 'b{}']) {
    const { body, hashes } = createCspHasher(sheet)(page, nonce)
    expect(hashes.styles).toEqual([hashOf(sheet)])
    expect(body.toString()).toBe(`<title>/* guess */</title><style>${sheet}</style><p>Ü</p>`)
  }
})

test('a theme follows the style sheet, unescaped', () => {
  const hashThemed = createCspHasher('a{}')
  const page = `<style nonce="${nonce}">${styleSheetPlaceholder(nonce)}</style>`
  for (const theme of ['', 'b{}', 'c{}', '']) {
    const { body, hashes } = hashThemed(page, nonce, theme)
    expect(body.toString()).toBe(`<style>a{}${theme}</style>`)
    expect(hashes.styles).toEqual([hashOf(`a{}${theme}`)])
  }
})
