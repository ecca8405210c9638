import { sql } from 'kysely'
import { z } from 'zod'
import { contentDefaults } from '#contract/content/fields.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import {
  type firstStepsApi,
  type SetupStep,
  type SetupStepState,
  setupSteps,
} from '#contract/site/first-steps.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInstallationValue, storeInstallationValue } from '#server/base/db/installation.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { hasImprint, readVisiblePagePaths } from '#server/page/store.ts'
import { hasExampleContent, readSiteSettings } from '#server/settings/store.ts'
import { readBrand } from './brand-store.ts'
import { readVisibleDefaultTexts } from './shipped-store.ts'
import { readPublishedContent } from './store.ts'

const skippedStepsKey = 'firstSteps'

const readSkipped = async (queries: Queries): Promise<readonly string[]> => {
  const kept = await readInstallationValue(queries, skippedStepsKey)
  return kept === undefined ? [] : z.array(z.string()).parse(JSON.parse(kept))
}

const countNonExamples = async (queries: Queries, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where not exists (
      select 1 from "example" where "example"."entity" = ${table} and "example"."entityId" = ${sql.ref(`${table}._id`)}
    )`.execute(queries)
  return Number(rows[0]?.count ?? 0)
}

const countRows = async (queries: Queries, table: 'account' | 'invitation'): Promise<number> => {
  const { count } = await queries
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the number of public custom pages, or 0 if none of them is an imprint. */
const countPublicPages = async (queries: Queries, visitor: ContentReader): Promise<number> => {
  const paths = await readVisiblePagePaths(queries, visitor)
  return (await hasImprint(queries, visitor)) ? paths.length : 0
}

const hasMovedIn = async (queries: Queries): Promise<boolean> =>
  (await queries
    .selectFrom('moveImport')
    .select('_id')
    .where('state', '=', 'saved')
    .limit(1)
    .executeTakeFirst()) !== undefined

const invented = ['address', 'email', 'phone'] as const

/** Returns a short text for each completed first step, and an empty string for each step that is not done. */
const readResults = async (
  queries: Queries,
  visitor: ContentReader,
): Promise<Record<SetupStep, string>> => {
  const settings = await readSiteSettings(queries)
  const { logo, intro } = await readBrand(queries)
  const { 'home.heading': heading, 'publications.listAs': listAs = '' } =
    await readPublishedContent(queries)
  const counted = async (table: string) => String((await countNonExamples(queries, table)) || '')
  const others =
    (await countRows(queries, 'account')) - 1 + (await countRows(queries, 'invitation'))
  return {
    examples: (await hasExampleContent(queries)) ? '' : 'none',
    oldSite: (await hasMovedIn(queries)) ? 'moved' : '',
    words: (await readVisibleDefaultTexts(queries, async () => visitor)).length === 0 ? 'none' : '',
    intro: intro === null ? '' : String(intro),
    name: settings.name === defaultSettings.name ? '' : settings.name,
    contact: invented.some((field) => settings[field] === defaultSettings[field])
      ? ''
      : settings.email,
    logo,
    hero: typeof heading === 'string' && heading !== contentDefaults['home.heading'] ? heading : '',
    pages: String((await countPublicPages(queries, visitor)) || ''),
    people: await counted('profile'),
    team: await counted('team'),
    category: await counted('category'),
    project: await counted('post'),
    publications: await counted('publication'),
    list: String(listAs),
    collections: await counted('collection'),
    invite: others > 0 ? String(others) : '',
  }
}

const readGuide = async (services: BaseServices): Promise<{ steps: SetupStepState[] }> => {
  const { queries } = services.database
  const skipped = await readSkipped(queries)
  const results = await readResults(queries, await createVisitorReader(services))
  return {
    steps: setupSteps.map((step) => ({
      step,
      result: results[step],
      state: results[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open',
    })),
  }
}

const keepSkipped = async (
  queries: Queries,
  step: SetupStep,
  isSkipped: boolean,
): Promise<void> => {
  const others = (await readSkipped(queries)).filter((each) => each !== step)
  const value = JSON.stringify(isSkipped ? [...others, step] : others)
  await storeInstallationValue(queries, skippedStepsKey, value)
}

export const firstStepHandlers = (services: BaseServices): CallHandlers<typeof firstStepsApi> => ({
  getFirstSteps: async () => ({ guide: await readGuide(services) }),

  skipFirstStep: async ({ input: { step, isSkipped } }) => {
    await services.database.queries
      .transaction()
      .execute((trx) => keepSkipped(trx, step, isSkipped))
    return { guide: await readGuide(services) }
  },
})
