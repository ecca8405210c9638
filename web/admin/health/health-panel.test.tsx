import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, openPanelPage, press } from '#web/testing/open-panel.tsx'
import { expectToast } from '#web/testing/panel-journey.ts'
import { signInEditor } from '#web/testing/signed-in.ts'

beforeEach(signInEditor)

const finding = (check: string, title: string, more = {}) => ({
  check,
  entity: 'publication',
  id: title,
  title,
  text: 'Something is wrong with it.',
  path: '/pub?edit=a',
  mend: '',
  asks: '',
  ...more,
})

const type = async (label: string, text: string) => {
  const input = await screen.findByLabelText(new RegExp(label))
  await act(async () => void fireEvent.change(input, { target: { value: text } }))
  await act(async () => void fireEvent.submit(input))
}

test('findings are fixed, also with a text, and dismissed', async () => {
  let left = [
    finding('teamEmpty', 'Nobody', { mend: 'Move it to the trash' }),
    finding('pictureWithoutAlt', 'Owls', { mend: 'Add this text', asks: 'What the picture shows' }),
    finding('publicationWithoutDoi', 'Larks'),
  ]
  const told: unknown[] = []
  const without = (id: unknown) => left.filter((each) => each.id !== id)
  answerCalls({
    findings: () => ({
      findings: left,
      total: left.length,
      checks: left.map(({ check }) => ({ name: check, label: `All of ${check}`, count: 1 })),
      links: { state: 'idle', total: 2, checked: 0, checkedAt: '' },
    }),
    mend: (_, { id, text }) => {
      told.push(text)
      left = without(id)
      return { historyIds: [] }
    },
    setAside: (_, { id, reason }) => {
      told.push(reason)
      left = without(id)
      return {}
    },
    checkLinks: () => ({ state: 'idle', total: 2, checked: 2, checkedAt: '' }),
  })
  await openPanelPage('health')
  expect(await screen.findByText('3 things to look at')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'All of teamEmpty' })).toBeDefined()
  await press('Check links elsewhere')
  await press('Move it to the trash Nobody')
  await expectToast('Mended')
  await press('Add this text Owls')
  await type('What the picture shows', 'Two owls')
  await press('Set aside Larks')
  await type('Why it may stay', 'It was printed in 1950')
  await expectToast('Set Aside')
  expect(await screen.findByText('All is well')).toBeDefined()
  expect(told).toEqual([undefined, 'Two owls', 'It was printed in 1950'])
})

test('a URL can filter the findings of one check', async () => {
  const asked: string[] = []
  answerCalls({
    findings: (query) => {
      asked.push(query)
      return {
        findings: [],
        checks: [],
        links: { state: 'idle', total: 0, checked: 0, checkedAt: '' },
      }
    },
  })
  await openPanelPage('health', '?check=publicationWithoutProject')
  await screen.findByRole('heading', { name: 'Health' })
  expect(asked[0]).toContain('check=publicationWithoutProject')
})
