import { render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { observeFallbackTexts } from './watch-fallback-texts.ts'

test('a fixed text that a script adds is marked with its language, and other texts inside with theirs', async () => {
  const observer = observeFallbackTexts({ en: ['Search', 'By'] }, 'he')
  onTestFinished(() => observer.disconnect())
  const { rerender } = render(
    <section>
      <h2>Search</h2>
      <p>
        By <a href="/ada">עדה</a>
      </p>
      <p lang="de">Search</p>
      <output>…</output>
    </section>,
  )
  const heading = screen.getByRole('heading')
  await waitFor(() => expect(heading).toHaveProperty('lang', 'en'))
  expect(heading.dir).toBe('ltr')
  expect(screen.getByText(/^By/)).toHaveProperty('lang', 'en')
  expect(screen.getByRole('link')).toMatchObject({ lang: 'he', dir: 'rtl' })
  expect(screen.getAllByText('Search')[1]).toHaveProperty('lang', 'de')
  rerender(<output>Search</output>)
  const status = await screen.findByRole('status')
  await waitFor(() => expect(status).toMatchObject({ lang: 'en', dir: 'ltr' }))
  rerender(<output>חיפוש</output>)
  await waitFor(() => expect(status).toMatchObject({ lang: '', dir: '' }))
})

test('an element keeps its existing direction', async () => {
  const observer = observeFallbackTexts({ en: ['Search'] }, 'he')
  onTestFinished(() => observer.disconnect())
  const { rerender } = render(<output dir="auto">Search</output>)
  const status = screen.getByRole('status')
  await waitFor(() => expect(status).toMatchObject({ lang: 'en', dir: 'auto' }))
  rerender(<output dir="auto">חיפוש</output>)
  await waitFor(() => expect(status).toMatchObject({ lang: '', dir: 'auto' }))
})
