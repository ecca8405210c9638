import { act, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { vi } from 'vitest'
import { findPanel, readPanels } from '#web/admin/all-panels.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadProject } from '#web/admin/post/load-projects.ts'
import { ProjectTools } from '#web/admin/post/project-tools.tsx'
import { renderPanel } from '#web/admin/shell/open-panel.tsx'
import { fakeProseWorker } from '#web/testing/prose-worker.ts'
import { Toaster } from '#web/ui/dialog/toaster.tsx'
import { RequestByFetch } from './request-by-fetch.ts'

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

/** Returns spies on the toasts: successes, then errors. */
export const spyOnToasts = () => [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'error')]

const openAt = async (address: string, open: (address: string) => Promise<ReactElement>) => {
  const routes = [
    {
      path: '*',
      loader: ({ request }: { request: Request }) => open(request.url),
      Component: Opened,
      HydrateFallback: Nothing,
    },
  ]
  for (const spy of spyOnToasts()) spy.mockClear()
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await act(async () => void render(<RouterProvider router={router} />))
}

/** Opens a panel, with `query` after its path. */
export const openPanelPage = async (key: string, query = ''): Promise<void> => {
  const panel = findPanel(key, readPanels())
  if (!panel) throw new Error(`There is no panel ${key}`)
  await openAt(panel.path + query, (address) => renderPanel(panel, address))
}

/** Opens a project's page in the admin area. */
export const openProject = (id: string): Promise<void> =>
  openAt(`/post/${id}`, async () => createElement(ProjectTools, await loadProject(panelClient, id)))

/** Presses a button when it appears. */
export const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

export type SentInput = Readonly<Record<string, unknown>>

/** Fake responses by call name. */
export type FakeResponses = Readonly<
  Record<string, (query: string, sent: SentInput) => object | Promise<object>>
>

const sentIn = ({ body }: RequestInit = {}): SentInput =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body ?? '{}'))

const none: Readonly<Record<string, readonly unknown[]>> = {
  drafts: [],
  posts: [],
  profiles: [],
  publications: [],
  categories: [],
  frontPages: [],
  logo: [],
  teams: [],
  others: [],
  facets: [],
}

/** Answers all calls with empty responses, except for the given ones. */
export const answerCalls = (answers: FakeResponses): void => {
  // The rendered Markdown does not matter.
  fakeProseWorker(() => undefined)
  vi.stubGlobal('XMLHttpRequest', RequestByFetch)
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const [address = '', query = ''] = path.split('?')
    const given = await answers[address.split('/').at(-1) ?? '']?.(query, sentIn(init))
    if (given instanceof Response) return given
    return Response.json({ success: true, message: '', total: 0, ...none, ...given })
  })
}

/** Creates an error response. */
export const createErrorResponse = (status: number, message: string, code?: string): Response =>
  Response.json({ success: false, code, message }, { status })
