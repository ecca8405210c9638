import type { Locator, Page } from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import type { PublicationFields } from '#contract/publication/publication.ts'
import { expect } from './expect.ts'
import { field } from './page.ts'

/** Builds valid fields of a publication. */
export const publicationInput = (fields: Partial<PublicationFields> = {}): PublicationFields => ({
  title: 'Outlining gliomas in three dimensions',
  authors: 'A. Renfield, G. Ambrose',
  publicationDate: '2026-03-14',
  publicationType: 'Journal article',
  publicationLink: 'https://example.org/papers/gliomas',
  publicationSummary: 'A network that outlines gliomas as well as two radiologists agree.',
  ...fields,
})

/** Builds a publication with extreme content that pages must handle. */
export const absurdPublicationInput = (): PublicationFields =>
  publicationInput({
    title: `Segmentierungsgenauigkeitsvergleichsuntersuchung ${'of many tumours '.repeat(9)}end`,
    authors: `${'Maximiliane von Hohenstaufen-Wittelsbach, '.repeat(20)}${'x'.repeat(120)}`,
    publicationDate: '2026-11-01',
    publicationType: `${'Interdisciplinary '.repeat(4)}${'y'.repeat(60)}`,
    publicationSummary: 'All of it, at length. '.repeat(200),
  })

const labels = {
  title: 'Title',
  authors: 'Authors',
  publicationDate: 'Publication Date',
  publicationType: 'Publication Type',
  publicationLink: 'Publication Link',
  publicationSummary: 'Summary',
} satisfies Record<keyof PublicationFields, string>

const names = Object.keys(labels) as (keyof PublicationFields)[]

export const dialog = (page: Page): Locator => page.getByRole('dialog')

export const fillPublication = async (page: Page, fields: Partial<PublicationFields>) => {
  for (const name of names) {
    const value = fields[name]
    if (value !== undefined) await field(dialog(page), labels[name]).fill(value)
  }
}

export const expectClosed = (page: Page): Promise<void> => expect(dialog(page)).toHaveCount(0)

/** Locates a row of the admin table by the publication's title. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Locates an entry of the public list by its visible title. */
export const entry = (page: Page, shownTitle: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: shownTitle, exact: true }),
  })

/** Adds publications through the API, newest first. */
export const addNumberedPublications = async (api: SalusClient, count: number): Promise<void> => {
  const newest = Date.UTC(2026, 0, 31)
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      api.publication.addPublication(
        publicationInput({
          title: `Study ${index + 1} of ${count}`,
          publicationDate: new Date(newest - index * 86_400_000).toISOString().slice(0, 10),
        }),
      ),
    ),
  )
}
