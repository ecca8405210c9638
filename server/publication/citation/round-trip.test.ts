import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryWork } from '#server/tools/testing/content/any-work.ts'
import { toBibtex } from './bibtex.ts'
import { toCsl } from './csl.ts'
import { readBibtex } from './read/bibtex.ts'
import { readCsl } from './read/csl.ts'
import type { EntryParseResult } from './read/reading.ts'
import { readRis } from './read/ris.ts'
import { toRis } from './ris.ts'
import { type CitedWork, emptyWork } from './work.ts'
import { workTypes } from './work-type.ts'

const workOf = ([reading]: readonly EntryParseResult[]): CitedWork => {
  if (!reading || !('work' in reading)) throw new Error(`Not read: ${JSON.stringify(reading)}`)
  return reading.work
}

/** Removes the fields that only BibTeX supports, and the type, which is lost next to the genre of another type. */
const essence = ({ type: _, properNouns: __, ...rest }: CitedWork) => rest

test('BibTeX keeps types apart that have no entry type of their own', () => {
  for (const type of workTypes) {
    const work: CitedWork = {
      ...emptyWork,
      key: 'k',
      type,
      title: 'A title',
      authors: [{ family: 'Doe', given: 'Jane' }],
    }
    expect(workOf(readBibtex(toBibtex(work)))).toMatchObject({ type, genre: '' })
  }
  const poster = '@misc{k, title={T}, author={A B}, type={Poster}}'
  expect(workOf(readBibtex(poster))).toMatchObject({ type: 'speech', genre: 'Poster' })
})

const authored: CitedWork = {
  ...emptyWork,
  key: 'k',
  title: 'T',
  authors: [{ family: 'Doe', given: 'Jane' }],
}

test('data sets and software use an entry type that every BibTeX style supports, with a note', () => {
  const data = { ...authored, genre: 'Recordings', arxivId: '2601.00001' }
  for (const [type, note] of [
    ['dataset', 'Data set'],
    ['software', 'Software'],
  ] as const) {
    const written = toBibtex({ ...data, type, notes: ['Corrected'] })
    expect(written).toMatch(/^@misc\{k,/)
    expect(written).toContain(`  note = {${note}; Corrected}`)
    expect(workOf(readBibtex(written))).toMatchObject({ type, genre: 'Recordings' })
  }
})

test('comparison signs are written in a way that every LaTeX font supports', () => {
  const written = toBibtex({
    ...authored,
    title: 'Deep learning at p < 0.05 and n > 3',
  })
  expect(written).toContain('title = {Deep learning at p $<$ 0.05 and n $>$ 3}')
  expect(workOf(readBibtex(written)).title).toBe('Deep learning at p < 0.05 and n > 3')
})

test('RIS has the proceedings of a paper, and prefers them to the conference', () => {
  const paper: CitedWork = { ...authored, type: 'paper-conference', venue: 'Proc.' }
  expect(toRis(paper)).toContain('T2  - Proc.\r\nC3  - Proc.\r\n')
  expect(toRis({ ...paper, type: 'article-journal' })).not.toContain('C3')
  const zotero =
    'TY  - CONF\r\nTI  - T\r\nAU  - Doe, Jane\r\nT2  - MICCAI\r\nC3  - Proceedings of MICCAI\r\nER  - \r\n'
  expect(workOf(readRis(zotero)).venue).toBe('Proceedings of MICCAI')
})

describe('reading a written work gives the same work', () => {
  test('BibTeX', () => {
    fc.assert(
      fc.property(arbitraryWork, (work) => {
        expect(essence(workOf(readBibtex(toBibtex(work))))).toEqual(essence(work))
      }),
      { numRuns: 150 },
    )
  })

  test('RIS', () => {
    fc.assert(
      fc.property(arbitraryWork, (work) => {
        const back = workOf(readRis(toRis(work)))
        expect({ ...essence(back), type: back.type }).toEqual({ ...essence(work), type: work.type })
      }),
    )
  })

  test('CSL-JSON', () => {
    fc.assert(
      fc.property(arbitraryWork, (work) => {
        const back = workOf(readCsl(JSON.stringify([toCsl(work)])))
        expect({ ...essence(back), type: back.type }).toEqual({ ...essence(work), type: work.type })
      }),
    )
  })

  test('imported BibTeX is written the same way again', () => {
    fc.assert(
      fc.property(arbitraryWork, (work) => {
        const written = toBibtex(work)
        const again = toBibtex({ ...workOf(readBibtex(written)), type: work.type })
        expect(again).toBe(written)
      }),
      { numRuns: 50 },
    )
  })
})
