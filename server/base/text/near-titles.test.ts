import { describe, expect, test } from 'vitest'
import { createSimilarTitleFinder } from './near-titles.ts'

const pause = async () => undefined
const near = async (titles: readonly string[], title: string) =>
  (
    await createSimilarTitleFinder(
      titles.map((each) => ({ title: each })),
      pause,
    )
  )(title, () => true)?.title

describe('a similar title', () => {
  const known = 'Deep learning for the segmentation of gliomas in magnetic resonance imaging'
  test.each([
    ['a letter is missing', known.replace('segmentation', 'segmentaton')],
    ['a word has another form', known.replace('gliomas', 'glioma')],
    ['it is spelt another way', `${known.replace('imaging', 'imageing')}.`],
    ['a small word is missing', known.replace('the ', '')],
  ])('%s', async (_, title) => {
    expect(await near(['Something else altogether', known], title)).toBe(known)
  })

  test.each([
    ['it is another work', 'Deep learning for the detection of strokes in computed tomography'],
    ['it is the same to the letter, which others tell', known.toUpperCase()],
    ['it is too short to say', 'Gliomas'],
  ])('not when %s', async (_, title) => {
    expect(await near([known, 'Glioma'], title)).toBeUndefined()
  })

  test('numbers distinguish parts and years', async () => {
    const part = 'The multimodal brain tumour challenge, part II: results of 2020'
    expect(await near([part], part.replace('2020', '2021'))).toBeUndefined()
    expect(await near([part], part.replace('part II', 'part I'))).toBeUndefined()
    expect(await near([part], part.replace('tumour', 'tumor'))).toBe(part)
  })

  test('only candidates are returned', async () => {
    const find = await createSimilarTitleFinder([{ title: known }], pause)
    expect(find(known.replace('gliomas', 'glioma'), () => false)).toBeUndefined()
  })
})

test('thousands of similar titles are each compared with few others', async () => {
  const titles = Array.from({ length: 3_000 }, (_, index) => ({
    title: `On the outline of tumours in the ${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10) % 10]} part of the cohort ${'uvwxyz'[index % 6]}`,
  }))
  const find = await createSimilarTitleFinder(titles, pause)
  let asked = 0
  for (const { title } of titles.slice(0, 100)) {
    find(title, () => {
      asked++
      return true
    })
  }
  expect(asked).toBeLessThan(100 * 250)
})
