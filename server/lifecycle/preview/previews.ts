import { sql } from 'kysely'
import { api, type SalusClient } from '#contract/api.ts'
import { createNotSignedInError } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput, CallMap } from '#contract/call/call.ts'
import { createCallFunctions } from '#contract/call/client.ts'
import { canonicalEntryPath, entryPathColumns } from '#contract/call/entry-page.ts'
import { publishedState } from '#contract/call/publishing.ts'
import type { PreviewedEntry } from '#contract/lifecycle/render.ts'
import { sitePages } from '#contract/pages.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import { createChangeFeed } from '#server/base/db/changes.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import { toLoggedApiError } from '#server/base/http/errors.ts'
import type { ApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { visibleCondition } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { applyDraft } from '#server/lifecycle/draft/apply.ts'
import { runAndRollBack } from '#server/lifecycle/draft/run-and-roll-back.ts'
import { type DraftReference, findDraft } from '#server/lifecycle/draft/store.ts'
import { createResponseTranslator } from '#server/lifecycle/translation/answer-languages.ts'
import { findPreviewTarget } from './store.ts'
import { findTranslatedDrafts, publishTranslatedDrafts } from './translated-drafts.ts'

export type PreviewTarget =
  /** The link is invalid or its entry is gone. */
  | { readonly kind: 'gone' }
  /** The entry has no unpublished changes. */
  | { readonly kind: 'published'; readonly path: string }
  | { readonly kind: 'draft'; readonly entry: PreviewedEntry; readonly client: SalusClient }

export type ApiModuleFactories<S> = Readonly<Record<string, (services: S) => ApiModule<CallMap>>>

const moduleOf = <S>(modules: ApiModuleFactories<S>, call: ApiCall) => {
  const groups = Object.entries<CallMap>(api)
  const [name = ''] = groups.find(([, calls]) => Object.values(calls).includes(call)) ?? []
  const found = modules[name]
  if (found === undefined) throw new TypeError(`${call.path} is no call`)
  return found
}

/**
 * Returns the path of an entry and whether visitors can see the entry, or null if it no longer exists.
 * Entries without a page of their own have the path of the home page.
 */
const readPublished = async (
  services: BaseServices,
  { entity, id }: DraftReference,
  lang: string | undefined,
) => {
  const reader = await createReaderFor(services, null, { lang })
  const page = entityDefinitionOf(entity)?.page
  const columns = ['_id', ...entryPathColumns(page)].map((column) => sql.ref(column))
  const { rows } = await sql<Record<string, unknown> & { _id: string }>`
    select ${sql.join(columns)}, case when ${visibleCondition(reader, entity)} then 1 else 0 end as "isShown"
    from ${sql.table(entity)} where "_id" = ${id}`.execute(services.database.queries)
  const [row] = await translateRows(services.database.queries, reader, entity, rows)
  if (row === undefined) return null
  const path = canonicalEntryPath(page, row) ?? sitePages.home.path
  const prefix = lang ? languagePathPrefix(lang) : ''
  return { isShown: Number(row.isShown) === 1, path: prefix + (prefix && path === '/' ? '' : path) }
}

/** Change feed without events, so that data of the transaction, which is rolled back, is never cached. */
const inactiveFeed = { ...createChangeFeed(), live: false }

/** Creates previews: the site as visitors would see it with one draft published. */
export const createPreviewService = <S extends BaseServices>(
  services: S,
  modules: ApiModuleFactories<S>,
) => {
  const { database, media, now, log } = services

  const publish = async (
    tx: WriteTransaction,
    named: DraftReference,
    lang: string | undefined,
  ): Promise<void> => {
    const { entity, id } = named
    await applyDraft(tx, named, media)
    if (lang) await publishTranslatedDrafts(tx, await findTranslatedDrafts(tx.queries, named, lang))
    await updateRow(tx.queries, entity, id, publishedState)
  }

  /** Runs a public API call as if the draft were published. */
  const answer = (
    named: DraftReference,
    lang: string | undefined,
    call: ApiCall,
    callInput: CallInput<ApiCall>,
  ) =>
    runAndRollBack(database, async (tx) => {
      if (call.access !== 'public') throw createNotSignedInError()
      await publish(tx, named, lang)
      const input = lang && 'lang' in call.input.shape ? { lang, ...callInput } : callInput
      const then = {
        ...services,
        database: { ...database, feed: inactiveFeed, queries: tx.queries },
      }
      return moduleOf(modules, call)(then).answer(call, input, createResponseTranslator(then))
    }).catch((error: unknown) => {
      throw toLoggedApiError(error, log)
    })

  return {
    open: async (token: string, lang?: string): Promise<PreviewTarget> => {
      const found = await findPreviewTarget(database.queries, token, now())
      if (found === undefined) return { kind: 'gone' }
      const { named, hasEnded, until } = found
      const shown = await readPublished(services, named, lang)
      if (shown === null || (hasEnded && !shown.isShown)) return { kind: 'gone' }
      const hasDraft = async () =>
        (await findDraft(database.queries, named)) !== undefined ||
        (lang && (await findTranslatedDrafts(database.queries, named, lang)).length > 0)
      if (shown.isShown && (hasEnded || !(await hasDraft()))) {
        return { kind: 'published', path: shown.path }
      }
      const client = createCallFunctions(api, (call, input) => answer(named, lang, call, input))
      return { kind: 'draft', entry: { ...named, until }, client }
    },
  }
}

export type PreviewService = ReturnType<typeof createPreviewService>
