import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, openPanelPage, press } from '#web/testing/open-panel.tsx'
import { confirmDeletion, expectToast } from '#web/testing/panel-journey.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { formatRecentDate } from './since-text.ts'

beforeEach(signInEditor)

const id = (letter: string) => letter.repeat(26)
const work = {
  authors: 'Ada Lovelace',
  venue: 'Bird',
  publicationDate: '2026-06-02',
  doi: '10.5555/a',
}
const person = { _id: id('p'), name: 'Ada Lovelace' }
const found = [
  {
    _id: id('a'),
    reason: 'retraction',
    publication: { ...work, title: 'On owls', publicationLink: '' },
    notice: { kind: 'retraction', date: '2026-01-02', doi: '', url: 'https://doi.org/10.5555/r' },
    people: [],
    matches: [{ _id: id('d'), title: 'On owls' }],
    since: '',
  },
  {
    _id: id('b'),
    reason: 'new',
    publication: { ...work, title: 'On larks', publicationLink: 'https://doi.org/10.5555/a' },
    notice: null,
    people: [person],
    matches: [],
    since: '2020-01-07T12:00:00.000Z',
  },
]
const state = {
  state: 'idle',
  lookedAt: '',
  problems: [{ source: 'ORCID', reason: 'ORCID is down' }],
}

test('a found publication shows its reason, and is accepted, dismissed and undone', async () => {
  let waiting = found
  const without = (ids: unknown) =>
    waiting.filter(({ _id }) => !(Array.isArray(ids) && ids.includes(_id)))
  answerCalls({
    found: () => ({ found: waiting, ...state }),
    getSettings: () => ({ settings: { watch: 'weekly' }, hasExampleContent: false }),
    acceptFound: (_, { ids }) => {
      waiting = without(ids)
      return { accepted: [], historyIds: [id('h')] }
    },
    dismissFound: (_, { ids }) => {
      waiting = without(ids)
      return {}
    },
    restoreAll: () => {
      waiting = found
      return {}
    },
  })
  await openPanelPage('found')
  const why = 'In the ORCID record of Ada Lovelace since January 7, 2020'
  expect(await screen.findByText(why)).toBeDefined()
  expect(screen.getByText('Crossref says so since January 2, 2026')).toBeDefined()
  expect(screen.getByText('ORCID is down')).toBeDefined()
  expect(screen.getByText(/Salus looks every week/)).toBeDefined()
  await press('Dismiss On larks')
  await expectToast('Dismissed')
  expect(screen.queryByText('On larks')).toBeNull()
  await press('Show the retraction On owls')
  await expectToast('Saved')
  expect(await screen.findByText('Nothing new')).toBeDefined()
  expect(screen.getByText('Accepted by mistake?')).toBeDefined()
  await press('Undo')
  await press('Accept all 2')
  await confirmDeletion('Accept all 2?', 'Accept all 2')
  expect(await screen.findByText('Nothing new')).toBeDefined()
})

test.for([
  ['', ''],
  ['2026-11-10T12:00:00Z', 'Tuesday'],
  ['2026-11-01T12:00:00Z', 'November 1, 2026'],
] as const)('since %s is said as %s', ([moment, said]) => {
  expect(formatRecentDate(moment, Date.parse('2026-11-13T12:00:00Z'))).toBe(said)
})
