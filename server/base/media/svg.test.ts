import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createSvgRenderer } from './svg.ts'

const drawnSvg = createSvgRenderer({ processorMs: 700, memoryMb: 128 })

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`
const file = (text: string) => new File([text], 'logo.svg', { type: 'image/svg+xml' })

test('an SVG becomes a PNG, and other values are unchanged', async () => {
  const drawn = await drawnSvg('logo', file(svg('<rect width="9" height="9"/>')))
  expect(await sharp(await drawn.arrayBuffer()).metadata()).toMatchObject({
    format: 'png',
    width: 300,
    height: 300,
  })
  expect(await drawnSvg('logo', 'as it was')).toBe('as it was')
})

/** Twenty levels of ten references each. */
const nested = Array.from(
  { length: 20 },
  (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
)

test.for([
  ['a script', svg('<script>alert(1)</script>'), 'contains a script'],
  ['a script in an attribute', svg('<rect onload = "a()"/>'), 'contains a script'],
  ['an address elsewhere', svg('<image href= "https://a.example/b.png"/>'), 'from elsewhere'],
  ['a style from elsewhere', svg('<rect fill="url( https://a.example)"/>'), 'from elsewhere'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'definitions of its own'],
  ['what is no drawing', svg('<a'), 'cannot be read'],
  ['parts in parts', svg(`<rect id="a0" width="1"/>${nested.join('')}`), 'is too complicated'],
] as const)('%s is refused beside its field', async ([, text, message]) => {
  await expect(drawnSvg('logo', file(text))).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining(message),
    errors: [{ path: 'logo', message: expect.stringContaining(message) }],
  })
})
