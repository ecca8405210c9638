import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData, useRevalidator } from 'react-router'
import { expect, test } from 'vitest'
import { useWaitForRender } from './use-shown.ts'

const loads = Array.from({ length: 10 }, (_, n) => n + 1)
const seen: number[] = []
let loaded = 0

/** Renders longer than React works without a pause. */
function Slow({ text }: { text: number }) {
  const end = performance.now() + 6
  while (performance.now() < end);
  return <p role="status">{text}</p>
}

function Page() {
  const { revalidate } = useRevalidator()
  const shown = useWaitForRender()
  const load = async () => {
    for (loaded of loads) {
      await revalidate()
      await shown()
      seen.push(Number(screen.getByRole('status').textContent))
    }
  }
  return (
    <>
      <Slow text={useLoaderData<number>()} />
      <button type="button" onClick={load}>
        Load
      </button>
    </>
  )
}

const Nothing = () => null

// React assigns its ten lanes for transitions in turn, so that with ten loads, a later transition
// is rendered first.
test('waiting ends when the page shows the data that was loaded last, whatever React renders first', async () => {
  const routes = [{ path: '/', loader: () => loaded, Component: Page, HydrateFallback: Nothing }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  const button = await screen.findByRole('button')
  // React renders concurrently while the test awaits, as in a browser.
  setTimeout(() => button.click())
  await waitFor(() => expect(seen).toHaveLength(loads.length))
  expect(seen).toEqual(loads)
})
