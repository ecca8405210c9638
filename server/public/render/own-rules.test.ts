import { expect, test } from 'vitest'
import { createOwnRules } from './own-rules.ts'

const page =
  '<p class="lead hover:red w-1/2 2xl:wide is-→é [&amp;&gt;svg]:small before:content-[&#x27;x_y&#x27;]">Text</p>'

const ownRules = (sheet: string, text: string) =>
  createOwnRules(sheet)(Buffer.from(text)).toString()

test.for([
  ['of a class that is there', '.lead{a:b}'],
  ['of a class with characters that are written otherwise in a sheet', '.hover\\:red:hover{a:b}'],
  ['of one that begins with a digit', '.\\32 xl\\:wide{a:b}'],
  ['of one that is written otherwise in a page', '.\\[\\&\\>svg\\]\\:small>svg{a:b}'],
  ['of one with letters beyond ASCII', '.is-→é{a:b}'],
  ['of one with quotes', ".before\\:content-\\[\\'x_y\\'\\]{a:b}"],
  ['that asks for no class', 'p,a:hover{a:b}'],
  ['for several, one of which is there', '.none,.lead{a:b}'],
  ['for whatever is not of a class', 'p:not(.none){a:b}'],
  ['for one of several in a choice', ':is(.none,.lead) b{a:b}'],
  ['with a class in the value of an attribute', '[title="a.none"]{a:b}'],
  ['with braces in a text', '.lead:before{content:"}.none{"}'],
  ['under a condition', '@media (width>=64rem){@supports (a:b){.w-1\\/2{a:b}}}'],
  ['without a selector', '@keyframes x{0%{a:b}to{a:b}}@property --x{syntax:"*"}'],
  ['of layers, which stay in their order', '@layer one,two;@layer two{}'],
])('a page has rules %s', ([, sheet = '']) => {
  expect(ownRules(sheet, page)).toBe(sheet)
})

test.for([
  ['of a class that is nowhere', '.none{a:b}'],
  ['of two classes, one of which is nowhere', '.lead.none,.none>.lead{a:b}'],
  ['for a choice of which nothing is there', ':where(.none,.lead.none){a:b}'],
  ['under a condition, and no condition for nothing', '@media print{.none{a:b}}'],
])('a page has no rules %s', ([, sheet = '']) => {
  expect(ownRules(sheet, page)).toBe('')
})

test('a layer stays where nothing of it is needed, for what comes later', () => {
  expect(ownRules('@layer one{.none{a:b}}@layer two{.lead{a:b}}', page)).toBe(
    '@layer one{}@layer two{.lead{a:b}}',
  )
})

test.for(['<script>', '<script nonce="Zm9v">'])('what a %s sets is there as well', (opening) => {
  expect(ownRules('.late{a:b}', `${opening}p.className='late'</script>`)).toBe('.late{a:b}')
})

test('what a page was made from is no script that sets something', () => {
  const script = "<script>window.__reactRouterContext='late'</script>"
  expect(ownRules('.late{a:b}', script)).toBe('')
})
