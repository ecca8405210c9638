import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { vi } from 'vitest'
import { type PanelKey, panels } from '#web/admin/panels.ts'
import { openPanel } from '#web/admin/shell/open-panel.tsx'
import { readProse } from '#web/testing/prose-worker.ts'
import { Toaster } from '#web/ui/dialog/toaster.tsx'

function Opened() {
  return (
    <>
      {useLoaderData()}
      <Toaster />
    </>
  )
}

function Nothing() {
  return null
}

/** Opens a panel on its own page, with this behind its path. */
export const openPage = async (key: PanelKey, query = ''): Promise<void> => {
  const panel = panels.find((each) => each.key === key)
  if (!panel) throw new Error(`There is no panel ${key}`)
  const routes = [
    {
      path: '*',
      loader: ({ request }: { request: Request }) => openPanel(panel, request.url),
      Component: Opened,
      HydrateFallback: Nothing,
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [panel.path + query] })
  await act(async () => void render(<RouterProvider router={router} />))
}

/** Presses a button once it is there. */
export const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

/** What a call is answered with, by its name. */
export type Answers = Readonly<Record<string, (query: string) => object | Promise<object>>>

const none: Readonly<Record<string, readonly unknown[]>> = {
  ...{ drafts: [], posts: [], profiles: [], publications: [], categories: [], frontPages: [] },
  ...{ logo: [], teams: [], others: [], facets: [] },
}

/** Answers every call as a server would that has nothing, and these as they say. */
export const answer = (answers: Answers): void => {
  // What the worker would make of a text is not looked at.
  readProse(() => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    const [address = '', query = ''] = path.split('?')
    const given = await answers[address.split('/').at(-1) ?? '']?.(query)
    if (given instanceof Response) return given
    return Response.json({ success: true, message: '', total: 0, ...none, ...given })
  })
}

/** A refusal of the server. */
export const refuse = (status: number, message: string, code?: string): Response =>
  Response.json({ success: false, code, message }, { status })
