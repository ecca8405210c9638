import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { talksPreset } from '#contract/collection/presets/talks.ts'
import type { SetupStepState } from '#contract/site/first-steps.ts'
import { answerCalls, type SentInput } from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'
import { FirstSteps } from './first-step-list.tsx'

const open = (
  step: SetupStepState['step'],
  more: Partial<SetupStepState> = {},
): SetupStepState => ({
  step,
  state: 'open',
  result: '',
  ...more,
})

const show = async (steps: readonly SetupStepState[]) => {
  signIn('SuperAdmin')
  const router = createMemoryRouter([{ path: '/', element: <FirstSteps steps={steps} /> }])
  await act(async () => void render(<RouterProvider router={router} />))
  return router
}

test('each step links to its form', async () => {
  await show([open('people'), open('team'), open('category'), open('project')])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add a person', '/?panel=profiles&new=profile'],
    ['Add a team', '/?panel=teams&new=team'],
    ['Add a category', '/?panel=category&new=category'],
    ['Create a project', '/?panel=projects&new=project'],
  ])
})

test('a step is skipped and resumed, and a completed step shows its result', async () => {
  const sent: SentInput[] = []
  answerCalls({
    skipFirstStep: (_, body) => {
      sent.push(body)
      return {}
    },
  })
  await show([
    open('team'),
    open('category', { state: 'skipped' }),
    open('people', { state: 'done', result: '1' }),
  ])
  expect(screen.getByText(/People so far: 1\./)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Add a person' })).toBeNull()
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await press('Skip: Add a team')
  await waitFor(() => expect(sent).toEqual([{ step: 'team', isSkipped: true }]))
  await press('Take it up again: Add a category')
  await waitFor(() => expect(sent.at(-1)).toEqual({ step: 'category', isSkipped: false }))
})

test('a press adds a collection from a preset and opens it', async () => {
  const sent: SentInput[] = []
  answerCalls({
    presets: () => ({ presets: [definePresetIn(talksPreset)] }),
    addCollection: (_, body) => {
      sent.push(body)
      return {
        data: { ...definePresetIn(talksPreset), _id: 'c'.repeat(26), position: 0, version: 1 },
      }
    },
  })
  const router = await show([open('collections')])
  const [link] = screen.getAllByRole('link', { name: 'What else does your group publish?' })
  expect(link?.getAttribute('href')).toBe('/?panel=collections&new=collection')
  expect(screen.queryByRole('button', { name: 'Add Talks' })).toBeNull()
  await act(async () => void fireEvent.click(screen.getByText('Add one now')))
  const add = await screen.findByRole('button', { name: 'Add Talks' })
  await act(async () => void fireEvent.click(add))
  await waitFor(() => expect(sent).toEqual([{ preset: 'talks' }]))
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?panel=collections&edit=${'c'.repeat(26)}`),
  )
})
