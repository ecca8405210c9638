import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/lifecycle/suggestion.ts'
import { answerCalls, press, type SentInput } from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'
import { SuggestionCard } from './suggestion-card.tsx'

const common = {
  _id: '01m7h8atfgs3vbm74j03pc3r01',
  title: 'Grace',
  suggestedBy: 'Grace',
  suggestedAt: '2026-11-16T04:03:00.000Z',
  isInTrash: false,
}

const show = (suggestion: Suggestion) => {
  const element = <SuggestionCard suggestion={suggestion} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return screen.getByRole('definition').textContent
}

const sentence = (what: string) => `${what} ${'and so on '.repeat(40)}until the end of ${what}.`

test('editors see everything that a suggestion changes', () => {
  const shown = show({
    ...common,
    entity: 'profile',
    id: common._id,
    fields: { about: sentence('Compilers') },
    before: { about: sentence('Ships') },
  })
  for (const end of ['end of Compilers.', 'end of Ships.']) expect(shown).toContain(end)
})

test('editors see that the entry is in the trash', () => {
  show({
    ...common,
    isInTrash: true,
    entity: 'profile',
    id: common._id,
    fields: { about: 'Compilers' },
    before: null,
  })
  expect(screen.queryByText(/is in the trash/)).not.toBeNull()
})

test('a new entry is shown whole, without previous values', () => {
  const fields = { postId: common._id, description: sentence('News') }
  expect(show({ ...common, entity: 'researchProgress', fields, before: null })).toBe(
    sentence('News'),
  )
})

test('a suggestion for a field that was changed since is accepted only after a second confirmation', async () => {
  signIn('Editor')
  const sent: SentInput[] = []
  const outdated = { code: 'staleVersion', version: 7, differences: [] }
  answerCalls({
    accept: (_, input) => {
      sent.push(input)
      const isAgreed = input.version === 7
      return isAgreed
        ? {}
        : Response.json({ success: false, message: '', ...outdated }, { status: 409 })
    },
  })
  const fields = { about: 'Compilers' }
  const suggestion = { ...common, entity: 'profile', id: common._id, fields } as const
  show({ ...suggestion, before: { about: 'Ships' } })
  await press('Accept Change of the profile Grace')
  expect((await screen.findByRole('status')).textContent).toContain(
    'changed since it was suggested',
  )
  await press('Accept anyway Change of the profile Grace')
  await waitFor(() =>
    expect(sent).toEqual([
      { suggestionId: common._id, note: '' },
      { suggestionId: common._id, note: '', version: 7 },
    ]),
  )
})
