import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePictureSize } from '#contract/site/share.ts'
import { drawSharingCard, type SharingCard } from './draw.ts'

const card: SharingCard = {
  kind: 'Journal article',
  title: 'Sleep and the heart',
  note: 'Ada Lark · 2026',
  name: 'Salus',
  face: 'newsreader',
  trace: '#5fd8b6',
}

const margin = 80

/** Returns the columns of the picture that contain text between two rows. */
const render = async (svg: string) => {
  const picture = sharp(Buffer.from(svg)).greyscale().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const hasInk = (x: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) if ((data[y * width + x] ?? 0) > 60) return true
    return false
  }
  const columns = (top: number, bottom: number) =>
    Array.from({ length: width }, (_, x) => x).filter((x) => hasInk(x, top, bottom))
  return { size: { width, height }, columns }
}

test.for([
  'Sleep',
  'A study of everything '.repeat(40),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Özgür Yılmaz-Đorđević Łukasiński',
])('%s is within the margins', async (title) => {
  for (const face of ['newsreader', 'instrument-serif', 'bricolage-grotesque'] as const) {
    const { size, columns } = await render(drawSharingCard({ ...card, title, face }))
    expect(size).toEqual(sharePictureSize)
    const isWithin = (x: number) => x >= margin && x < size.width - margin
    expect(columns(150, 430).some(isWithin), face).toBe(true)
    const isOutside = (x: number) => x < margin - 4 || x >= size.width - margin + 4
    expect(columns(0, 520).filter(isOutside), face).toEqual([])
  }
})

/** Returns the distances of the title from the left and the right edge. */
const insetsOf = async (svg: string): Promise<{ left: number; right: number }> => {
  const { size, columns } = await render(svg)
  const inked = columns(150, 430)
  return { left: inked[0] ?? size.width, right: size.width - 1 - (inked.at(-1) ?? 0) }
}

test.for([
  'Νευρολογία του ύπνου',
  'Сон и сердце',
  'Giấc ngủ và trái tim Nguyễn',
  '深度学习与心脏 (MRI)',
])('%s is drawn with its own letters', async (title) => {
  const svg = drawSharingCard({ ...card, title })
  expect(svg).not.toBe(drawSharingCard({ ...card, title: 'Salus', note: '', name: '' }))
  const { left } = await insetsOf(svg)
  expect(left).toBeGreaterThanOrEqual(margin - 4)
  expect(left).toBeLessThan(margin + 20)
})

test.for(['التعلم العميق', 'שינה ולב (2026)'])('%s is aligned to the right', async (title) => {
  const { right, left } = await insetsOf(drawSharingCard({ ...card, title, note: '' }))
  expect(right).toBeGreaterThanOrEqual(margin - 4)
  expect(right).toBeLessThan(margin + 20)
  expect(left).toBeGreaterThan(300)
})

test('texts around a right-to-left title are aligned with it', async () => {
  const title = 'التعلم العميق'
  const { size, columns } = await render(
    drawSharingCard({ ...card, kind: 'مقالة علمية', title, note: '' }),
  )
  const first = columns(90, 130)
  // The group name is on the left, the kind of page on the right.
  expect(first[0]).toBeLessThan(margin + 20)
  expect(size.width - 1 - (first.at(-1) ?? 0)).toBeLessThan(margin + 20)
  const { columns: drawn } = await render(
    drawSharingCard({ ...card, kind: 'مقالة علمية', title, name: '' }),
  )
  expect(drawn(90, 130)[0]).toBeGreaterThan(size.width / 2)
})

// No built-in font has these letters. A machine with such a font draws the title itself.
test('a title that cannot be drawn is replaced by the main language’s', () => {
  const source = { kind: 'Project', title: 'Deep learning', note: '2026' }
  const inEnglish = drawSharingCard({ ...card, ...source })
  expect(drawSharingCard({ ...card, kind: 'โครงการ', title: 'ประสาทวิทยา', note: '', source })).toBe(
    inEnglish,
  )
  expect(drawSharingCard({ ...card, ...source, source: { ...source, title: 'Other' } })).toBe(
    inEnglish,
  )
})

test.for(['ქართული', 'ประสาทวิทยา'])(
  '%s is replaced by the group name if no font has its letters',
  (title) => {
    const named = drawSharingCard({ ...card, title: 'Salus', note: '', name: '' })
    expect(drawSharingCard({ ...card, title })).toBe(named)
  },
)

test('a single Greek letter is spelled out, and other unknown characters are dropped', () => {
  const spelled = drawSharingCard({ ...card, title: 'alpha-synuclein and Beta waves' })
  expect(drawSharingCard({ ...card, title: 'α-synuclein 🫀 and Β waves' })).toBe(spelled)
})

test('markup in a title is escaped', () => {
  const svg = drawSharingCard({
    ...card,
    title: '"/><script>alert(1)</script>',
    kind: '<b>',
    note: '&amp;',
  })
  expect(svg).not.toContain('script')
  expect(svg).not.toContain('<b>')
})
