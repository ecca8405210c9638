import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareSize } from '#contract/share.ts'
import { type Card, drawCard } from './draw.ts'

const card: Card = {
  ...{ kind: 'Journal article', title: 'Sleep and the heart', note: 'Ada Lark · 2026' },
  ...{ name: 'Salus', face: 'newsreader', trace: '#5fd8b6' },
}

const margin = 80

/** Whether anything is drawn in a part of the picture. */
const hasInk = async (svg: string, left: number, top: number, width: number, height: number) => {
  const part = sharp(Buffer.from(svg)).extract({ left, top, width, height }).greyscale()
  return (await part.raw().toBuffer()).some((value) => value > 60)
}

test.for([
  'Sleep',
  'A study of everything '.repeat(40),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Özgür Yılmaz-Đorđević Łukasiński',
])('%s stands within the margins', async (title) => {
  for (const face of ['newsreader', 'instrument-serif', 'bricolage-grotesque'] as const) {
    const svg = drawCard({ ...card, title, face })
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ width, height }).toEqual(shareSize)
    expect(await hasInk(svg, margin, 150, shareSize.width - 2 * margin, 280), face).toBe(true)
    expect(await hasInk(svg, shareSize.width - margin + 4, 0, margin - 4, 520), face).toBe(false)
    expect(await hasInk(svg, 0, 0, margin - 4, 520), face).toBe(false)
  }
})

/** How far from the left and from the right side the title begins. */
const insetsOf = async (svg: string): Promise<{ left: number; right: number }> => {
  const area = { left: 0, top: 150, width: shareSize.width, height: 280 }
  const { data, info } = await sharp(Buffer.from(svg))
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = Array.from(data.keys()).filter((at) => (data[at] ?? 0) > 60)
  const columns = inked.map((at) => at % info.width)
  const [first, last] = columns.reduce(
    ([least, most], x) => [Math.min(least, x), Math.max(most, x)],
    [info.width, 0],
  )
  return { left: first, right: info.width - 1 - last }
}

test.for(['Νευρολογία του ύπνου', 'Сон и сердце', 'Giấc ngủ và trái tim Nguyễn'])(
  '%s is set in letters of its own',
  async (title) => {
    const svg = drawCard({ ...card, title })
    expect(svg).not.toBe(drawCard({ ...card, title: 'Salus', note: '', name: '' }))
    const { left } = await insetsOf(svg)
    expect(left).toBeGreaterThanOrEqual(margin - 4)
    expect(left).toBeLessThan(margin + 20)
  },
)

test.for(['التعلم العميق', 'שינה ולב (2026)'])('%s is read from the right', async (title) => {
  const { right, left } = await insetsOf(drawCard({ ...card, title, note: '' }))
  expect(right).toBeGreaterThanOrEqual(margin - 4)
  expect(right).toBeLessThan(margin + 20)
  expect(left).toBeGreaterThan(300)
})

test.for(['深層学習', 'ประสาทวิทยา'])(
  '%s, whose letters the fonts lack, gives way to the name of the group',
  (title) => {
    const named = drawCard({ ...card, title: 'Salus', note: '', name: '' })
    expect(drawCard({ ...card, title })).toBe(named)
  },
)

test('a lone Greek letter is spelled out, and other unknown signs are left out', () => {
  const spelled = drawCard({ ...card, title: 'alpha-synuclein and Beta waves' })
  expect(drawCard({ ...card, title: 'α-synuclein 🫀 and Β waves' })).toBe(spelled)
})

test('markup in a title is no markup in the picture', () => {
  const svg = drawCard({
    ...card,
    title: '"/><script>alert(1)</script>',
    kind: '<b>',
    note: '&amp;',
  })
  expect(svg).not.toContain('script')
  expect(svg).not.toContain('<b>')
})
