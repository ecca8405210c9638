import { expect, test } from 'vitest'
import { emptyWork } from '#server/publication/citation/work.ts'
import { type LookUpWorks, readImportSources } from './read-sources.ts'

test('an import stops looking up works when it is full', async () => {
  let asked = 0
  const abstract = 'x'.repeat(200_000)
  const lookUp: LookUpWorks = async function* ({ line, value }) {
    asked++
    yield { line, work: { ...emptyWork, title: value, abstract } }
  }
  const dois = Array.from({ length: 210 }, (_, at) => `10.5555/${at}`)
  const { signal } = new AbortController()
  const progress = async () => undefined
  const beginRequests = () => undefined
  const read = await readImportSources([dois.join('\n')], {
    lookUp,
    progress,
    signal,
    beginRequests,
  })
  expect(read.map(({ line }) => line)).toEqual(dois.map((_, at) => at + 1))
  const kept = read.filter((each) => 'work' in each)
  expect(kept).toHaveLength(asked)
  expect(asked).toBeLessThan(202)
  expect(read.slice(asked)).toEqual(
    dois.slice(asked).map((text, at) => ({
      line: asked + at + 1,
      reason: 'The works before this are too large together: please import this by itself',
      text,
    })),
  )
})
