import type { SalusClient } from '#contract/api.ts'
import type { PublicationPage } from './publication-panel.tsx'

/** Which page an address asks for. */
export const pageOf = (url: URL | string): number => {
  const asked = Number(new URL(url).searchParams.get('page') ?? '1')
  return Number.isSafeInteger(asked) && asked >= 1 ? asked : 1
}

/** One page of the publications, from wherever the client reaches. */
export const loadPublications = async (
  client: SalusClient,
  page: number,
  perPage: number,
): Promise<PublicationPage> => {
  const { publications, total } = await client.publication.showAllPublications({
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  return { publications, total, page, pages: Math.max(1, Math.ceil(total / perPage)) }
}
