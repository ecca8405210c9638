import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentDefaults, contentFields } from '#contract/content/fields.ts'
import { contentPages } from '#contract/content/pages.ts'
import { PageContentForm } from './content-form.tsx'
import { UnchangedDefaultsList } from './unchanged-defaults-list.tsx'

const entryPath = '/publication/a/a-paper'

/** Pages by path. Texts within scripts must not count. */
const htmlAt: Readonly<Record<string, string>> = {
  '/publications': '<main><h1>Our Publications</h1><script>"Cite"</script></main>',
  [entryPath]: '<nav>Our Publications</nav><main><h1>A paper</h1><h2>Cite</h2></main>',
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(htmlAt[path]))
})

const list = { published: contentDefaults, draft: contentDefaults, version: 0 }

const open = async (key: string, newestPages: Readonly<Record<string, string>>) => {
  const page = contentPages.find((each) => each.key === key)
  if (!page) throw new Error(`There is no page ${key}`)
  const form = (
    <PageContentForm
      page={page}
      list={{ ...list, newestPages }}
      unsaved={null}
      onUnsaved={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '/', element: form }])
  await act(async () => void render(<RouterProvider router={router} />))
}
const shown = () => screen.getByTitle('Preview').getAttribute('src')
const labelled = (name: keyof typeof contentFields) =>
  screen.getByLabelText<HTMLInputElement>(contentFields[name].label)

test('the preview shows the list or the newest entry, depending on the edited text', async () => {
  await open('publications', { publication: entryPath })
  expect(shown()).toBe('/publications?preview')
  await waitFor(() => {
    fireEvent.focus(labelled('publicationLabels.cite'))
    expect(shown()).toBe(`${entryPath}?preview`)
  })
  // No page shows this text, so the open page stays.
  fireEvent.focus(labelled('publicationLabels.notCopied'))
  expect(shown()).toBe(`${entryPath}?preview`)
  fireEvent.focus(labelled('publications.heading'))
  expect(shown()).toBe('/publications?preview')
  fireEvent.click(screen.getByRole('button', { name: 'Newest entry' }))
  expect(shown()).toBe(`${entryPath}?preview`)
})

test.for(contentPages.filter(({ isOnlyOnEntries }) => isOnlyOnEntries))(
  'words that only entries show are seen on the newest, and without one it is said why not: $label',
  async ({ key, entries = '', path }) => {
    await open(key, {})
    expect(shown()).toBe(`${path}?preview`)
    expect(screen.getByText(/^Nothing is published yet/)).toBeDefined()
    await open(key, { [entries]: entryPath })
    expect(screen.getAllByTitle('Preview').at(-1)?.getAttribute('src')).toBe(`${entryPath}?preview`)
    expect(screen.getAllByText(/^Nothing is published yet/)).toHaveLength(1)
  },
)

test('unchanged defaults are listed by their texts, without file names or markup', async () => {
  const shipped = { ...list, shipped: ['home.gallery', 'values.items', 'intro.verses'] }
  const element = <UnchangedDefaultsList list={shipped} onOpen={() => undefined} />
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
  expect(screen.getByText(/^Axial MRI slice/).textContent).not.toContain('gallery')
  expect(screen.getByText(/^Innovation: We ask/).textContent).not.toContain('innovation:')
})
