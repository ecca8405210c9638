import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import type { Queries } from '#server/base/db/database.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import { findPublicationsById } from '../import/here.ts'
import { matchWorkAuthors, workToPublication } from '../import/to-publication.ts'
import type { FoundWorkIndex } from './knowledge.ts'
import type { PublicationSearchContext } from './looking.ts'

/**
 * Whether a publication already has a notice. Notices without a DOI are compared by kind and date.
 */
const hasNotice = (said: readonly PublicationNotice[], notice: PublicationNotice): boolean =>
  said.some(({ kind, doi, date }) => {
    if (doi !== '' && notice.doi !== '') return doi === notice.doi
    return kind === notice.kind && (date === '' || notice.date === '' || date === notice.date)
  })

interface Offering {
  readonly queries: Queries
  readonly knowledge: FoundWorkIndex
  readonly now: () => Date
}

/**
 * Suggests a notice, such as a retraction, for all publications with the DOI. Skips publications that have it
 * or for which it was suggested before.
 */
export const suggestPublicationNotice = async (
  { queries, knowledge, now }: Offering,
  doi: string,
  {
    kind,
    doi: own,
    date = '',
  }: Pick<PublicationNotice, 'kind' | 'doi'> & { readonly date?: string },
): Promise<void> => {
  const rows = await queries
    .selectFrom('publication')
    .select('_id')
    .where('doi', '=', doi)
    .execute()
  const notice: PublicationNotice = { kind, date, doi: own, url: doiUrl(own) }
  for (const here of (
    await findPublicationsById(
      queries,
      rows.map(({ _id }) => _id),
    )
  ).values()) {
    const key = { publicationId: here._id, reason: kind, doi: own }
    if (hasNotice(here.notices, notice) || knowledge.hasNotice(key)) continue
    const linked = here.authorList.flatMap(({ profileId }) => profileId || [])
    await knowledge.offer({
      ...key,
      publication: JSON.stringify(here),
      notice: JSON.stringify(notice),
      profileIds: JSON.stringify(linked),
      since: date,
      foundAt: now().toISOString(),
    })
  }
}

const offerArticle = async (
  { anew, knowledge, match, now, signal }: PublicationSearchContext,
  preprint: { readonly _id: string },
  doi: string,
): Promise<void> => {
  if (await knowledge.hasId({ kind: 'doi', value: doi }, '')) return
  const { reading } = await anew.work({ kind: 'doi', value: doi }, signal)
  if (!('work' in reading)) return
  const authors = matchWorkAuthors(reading.work, match)
  await yieldToRequests()
  const converted = workToPublication(reading.work, authors, reading.notices)
  if ('reason' in converted) return
  const { publication } = converted
  if ((await knowledge.judge(publication)).is === 'known') return
  const linked = publication.authorList.flatMap(({ profileId }) => profileId || [])
  await knowledge.offer({
    reason: 'version',
    publicationId: preprint._id,
    doi: publication.doi,
    publication: JSON.stringify(publication),
    notice: '',
    profileIds: JSON.stringify(linked),
    since: '',
    foundAt: now().toISOString(),
  })
}

/**
 * Suggests notices that Crossref has about a publication, and the articles as which a preprint was published.
 */
export const searchCrossrefUpdates = async (
  looking: PublicationSearchContext,
  publication: { readonly _id: string; readonly doi: string },
): Promise<void> => {
  const { anew, signal, attempt } = looking
  const { doi } = publication
  await attempt('Crossref', async () => {
    const record = await anew.updates(doi, signal)
    for (const notice of record?.notices ?? []) await suggestPublicationNotice(looking, doi, notice)
    for (const article of record?.appearedAs ?? []) {
      await offerArticle(looking, publication, article)
    }
  })
}
