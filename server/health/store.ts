import { ApiError, createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import type { HealthFinding } from '#contract/health/health.ts'
import { itemEntity } from '#contract/item/item.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { readItemFormPaths } from '#server/item/health-store.ts'
import type { FindingsPage, HealthCheck, HealthCheckContext, HealthCheckFinding } from './check.ts'
import { healthChecks } from './checks/index.ts'

const readAsides = async (queries: Queries): Promise<HealthCheckContext['asides']> => {
  const rows = await queries
    .selectFrom('healthAside')
    .select(['check', 'entity', 'entityId', 'stamp'])
    .execute()
  const byCheck = new Map<string, Map<string, string>>()
  for (const { check, entity, entityId, stamp } of rows) {
    const stamps = byCheck.get(check) ?? new Map<string, string>()
    byCheck.set(check, stamps.set(`${entity} ${entityId}`, stamp))
  }
  return byCheck
}

export const readCheckContext = async (
  queries: Queries,
  now: Date,
): Promise<HealthCheckContext> => ({
  queries,
  now,
  asides: await readAsides(queries),
})

const checksFor = (isAdmin: boolean): readonly HealthCheck[] =>
  healthChecks.filter(({ isForAdmins }) => isAdmin || !isForAdmins)

/** Counts the findings of each check, most important first. */
export const countFindings = async (context: HealthCheckContext, isAdmin: boolean) => {
  const counted: { check: HealthCheck; count: number }[] = []
  for (const check of checksFor(isAdmin)) {
    counted.push({ check, count: await check.count(context) })
  }
  return counted
}

const toFinding = ({ name, mend }: HealthCheck, found: HealthCheckFinding): HealthFinding => {
  const { entity, id, title, text, path, isMendable = true } = found
  const how = isMendable ? mend : undefined
  return {
    check: name,
    entity,
    id,
    title,
    text,
    path,
    mend: how?.label ?? '',
    asks: how?.asks ?? '',
  }
}

/** Lists a page of findings, check by check. */
export const listFindings = async (
  context: HealthCheckContext,
  counted: readonly { readonly check: HealthCheck; readonly count: number }[],
  { limit, offset }: FindingsPage,
): Promise<HealthFinding[]> => {
  const findings: HealthFinding[] = []
  let before = offset
  for (const { check, count } of counted) {
    const wanted = limit - findings.length
    if (wanted <= 0) break
    if (before < count) {
      const found = await check.list(context, { limit: wanted, offset: before })
      appendAll(
        findings,
        found.map((each) => toFinding(check, each)),
      )
    }
    before = Math.max(0, before - count)
  }
  return withItemForms(context.queries, findings)
}

/** Adds the paths of the forms of items, which are in the panels of their collections. */
const withItemForms = async (
  queries: Queries,
  findings: readonly HealthFinding[],
): Promise<HealthFinding[]> => {
  const ids = findings.filter(({ entity }) => entity === itemEntity.name).map(({ id }) => id)
  const paths = await readItemFormPaths(queries, ids)
  return findings.map((each) => ({ ...each, path: each.path || (paths.get(each.id) ?? '') }))
}

/** Returns a check by name. Throws if the check does not exist or is reserved for administrators. */
export const requireCheck = (name: string, isAdmin: boolean): HealthCheck => {
  const check = checksFor(isAdmin).find((each) => each.name === name)
  if (check) return check
  throw createInvalidInputError([{ path: 'check', message: 'There is no such check' }])
}

export const requireFinding = async (
  check: HealthCheck,
  context: HealthCheckContext,
  entity: string,
  id: string,
): Promise<HealthCheckFinding> => {
  const found = await check.find(context, entity, id)
  if (found === undefined) throw createNotFoundError('Finding')
  return found
}

/** Returns the check's automatic fix. Throws if this finding can be fixed only in the entry's form. */
export const requireFix = (check: HealthCheck, { isMendable = true }: HealthCheckFinding) => {
  if (check.mend && isMendable) return check.mend
  throw new ApiError('wrongState', 'This has to be mended in its form')
}

/** Dismisses a finding until its entry changes. */
export const dismissFinding = async (
  queries: Queries,
  check: string,
  { entity, id, stamp }: HealthCheckFinding,
  { reason, who, now }: { reason: string; who: Actor; now: Date },
): Promise<void> => {
  const row = { stamp, reason, actor: who.name, accountId: who.accountId, at: now.toISOString() }
  await queries
    .insertInto('healthAside')
    .values({ check, entity, entityId: id, ...row })
    .onConflict((conflict) => conflict.columns(['check', 'entity', 'entityId']).doUpdateSet(row))
    .execute()
}

/** Lists checked external links, dead ones first, and counts the dead ones. */
export const listCheckedLinks = async (queries: Queries, { limit, offset }: FindingsPage) => {
  const links = await queries
    .selectFrom('healthAnswer')
    .select(['url', 'status', 'said', 'checkedAt'])
    .orderBy((row) =>
      row
        .case()
        .when(row.or([row('status', 'in', [0, 404, 410]), row('status', '>=', 500)]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('url')
    .limit(limit)
    .offset(offset)
    .execute()
  return links
}

export const countExternalLinks = async (queries: Queries) => {
  const { total } = await queries
    .selectFrom('healthLink')
    .select((row) => row.fn.count('url').distinct().as('total'))
    .where('toEntity', '=', '')
    .executeTakeFirstOrThrow()
  const { checked, last } = await queries
    .selectFrom('healthAnswer')
    .select((row) => [row.fn.countAll().as('checked'), row.fn.max('checkedAt').as('last')])
    .executeTakeFirstOrThrow()
  return { total: Number(total), checked: Number(checked), checkedAt: last ?? '' }
}

const maxShown = 3

/** Counts all findings and returns the most important checks. */
export const summarizeFindings = async (context: HealthCheckContext, isAdmin: boolean) => {
  const counted = await countFindings(context, isAdmin)
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    worst: counted
      .filter(({ count }) => count > 0)
      .slice(0, maxShown)
      .map(({ check: { name, label }, count }) => ({ name, label, count })),
  }
}
