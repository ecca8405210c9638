import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/lifecycle/suggestion.ts'
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

test('the deciding editor reads all that would change', () => {
  const shown = show({
    ...common,
    entity: 'profile',
    id: common._id,
    fields: { about: sentence('Compilers') },
    before: { about: sentence('Ships') },
  })
  for (const end of ['end of Compilers.', 'end of Ships.']) expect(shown).toContain(end)
})

test('the deciding editor is told that it is in the trash', () => {
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

test('something new is shown whole, and nothing is said to be replaced', () => {
  const fields = { postId: common._id, description: sentence('News') }
  expect(show({ ...common, entity: 'researchProgress', fields, before: null })).toBe(
    sentence('News'),
  )
})
