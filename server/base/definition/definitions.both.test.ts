import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CallMap } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { type EntityField, isListTableField } from '#contract/call/field-types/any-field.ts'
import { type AccessLevel, isAccessGranted, roles } from '#contract/call/role.ts'
import type { Database } from '#server/base/db/database.ts'
import { seedExamples } from '#server/tools/demo/seed.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { openTestDatabase, testOnce } from '#server/tools/testing/database/database.ts'
import { readColumns, readForeignKeys } from '#server/tools/testing/database/database-shape.ts'
import { columnNamesOf, markdownColumns, pictureColumns, referenceColumns } from './columns.ts'
import { entityDefinitionOf, entityDefinitions } from './definitions.ts'
import { computedTables } from './dependencies.ts'

/** A mirrored list is the other side of another entity's list. */
const isMirrored = (field: EntityField) => field.kind === 'relations' && field.mirrored === true

const lists = entityDefinitions.flatMap(({ fields }) =>
  Object.values(fields)
    .filter(isListTableField)
    .filter((field) => !isMirrored(field)),
)

/** Tables without an entity. They have no history and no images. */
const others = [
  'accessKey',
  'hook',
  'example',
  'installation',
  'invitation',
  'journal',
  'media',
  'migration',
  'oneTimeCode',
  'passwordReset',
  'pictureHold',
  'rateLimit',
  'requestKey',
  'session',
  'publicationImport',
  'publicationImportEntry',
  'moveImport',
  'moveImportItem',
  'lookup',
  'totp',
  'passkey',
  'recoveryCode',
  'redirect',
  'firstShown',
  'foundPublication',
  'healthScan',
  'healthLink',
  'healthFact',
  'healthAside',
  'healthAnswer',
  'accountUse',
  'watch',
  'authChallenge',
  'suggestion',
  'draft',
  'previewToken',
  'presence',
  'issueSending',
  'work',
  'digest',
  'unfinished',
  'figure',
]

const computed = Object.keys(computedTables)

const optional = ({ fields }: EntityDefinition, column: string): boolean => {
  const field = fields[column]
  return field?.kind === 'relation' && (field.optional ?? field.missingInDraft) === true
}

describe('the definitions and the database', () => {
  test('have the same tables', async () => {
    const columns = await readColumns(await openTestDatabase())
    const defined = [
      ...entityDefinitions.map(({ name }) => name),
      ...lists.map(({ table }) => table),
    ]
    // The search index is derived from the other tables.
    const tables = [...columns.keys()].filter((name) => !/^search[A-Z]/.test(name))
    expect(tables.toSorted()).toEqual([...defined, ...others, ...computed].toSorted())
  })

  test('have the same columns', async () => {
    const columns = await readColumns(await openTestDatabase())
    for (const entity of entityDefinitions) {
      const defined = columnNamesOf(entity).map((name) =>
        optional(entity, name) ? `${name}?` : name,
      )
      expect(columns.get(entity.name)?.toSorted(), entity.name).toEqual(defined.toSorted())
    }
    for (const list of lists) {
      const { table, owner, member } = list
      const by = 'by' in list && list.by ? [list.by] : []
      expect(columns.get(table)?.toSorted(), table).toEqual(
        [member, owner, 'position', ...by].toSorted(),
      )
    }
  })

  test('agree on references and cascades', async () => {
    const isKnown = ({ table }: { table: string }) => ![...others, ...computed].includes(table)
    const keys = await readForeignKeys(await openTestDatabase())
    const inDatabase = keys.map(({ table, column, to, whenGone }) =>
      [table, column, to, whenGone].join(' '),
    )
    const goesWith = (table: string, column: string) => {
      const field = entityDefinitionOf(table)?.fields[column]
      if (field?.kind !== 'relation') return 'cascade'
      if (field.owns) return 'cascade'
      return field.optional ? 'set null' : 'no action'
    }
    const defined = new Set(
      referenceColumns.map(({ table, column, to }) =>
        [table, column, to, goesWith(table, column)].join(' '),
      ),
    )
    expect(
      inDatabase.filter((_, index) => isKnown(keys[index] ?? { table: '' })).toSorted(),
    ).toEqual([...defined].toSorted())
    // An entity with history must not lose rows that its snapshots lack.
    const unknown = keys.filter(({ table }) => others.includes(table)).map(({ to }) => to)
    expect(
      entityDefinitions.filter(({ name, history }) => history && unknown.includes(name)),
    ).toEqual([])
  })

  const hasPicture = async ({ queries }: Database, table: string, column: string) => {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where cast(${sql.ref(column)} as text) like '%/media/%' limit 1`.execute(
        queries,
      )
    return rows.length > 0
  }

  // Both databases have the same columns, as tested above.
  testOnce('agree on where pictures are', async () => {
    const { services } = await startTestApp()
    await seedExamples(services)
    // Texts about images refer to them by URL.
    const spokenOf = entityDefinitions.flatMap(({ name: table, fields }) =>
      Object.entries<EntityField>(fields).flatMap(([column, field]) =>
        field.kind === 'list' && field.translated?.by === 'url' ? { table, column } : [],
      ),
    )
    const known = [...pictureColumns, ...markdownColumns, ...spokenOf].map(
      (each) => `${each.table}.${each.column}`,
    )
    const found: string[] = []
    for (const [table, columns] of await readColumns(services.database)) {
      if (others.includes(table)) continue
      for (const column of columns.map((name) => name.replace('?', ''))) {
        if (await hasPicture(services.database, table, column)) found.push(`${table}.${column}`)
      }
    }
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((column) => !known.includes(column))).toEqual([])
  })
})

describe('every definition', () => {
  test.each(entityDefinitions)(
    'of $name orders by and looks in fields it has',
    ({ fields, order, search }) => {
      const names = Object.keys(fields)
      expect(['position', 'created', ...names]).toContain(order.by)
      for (const name of search) expect(names).toContain(name)
    },
  )

  test('refers only to itself and entities before it', () => {
    const names: string[] = entityDefinitions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, fields } of entityDefinitions) {
      const targets = Object.values(fields).flatMap((field) =>
        'to' in field && field.to !== name && !isMirrored(field) ? [field.to] : [],
      )
      for (const to of targets) {
        expect(names.indexOf(to), `${name} → ${to}`).toBeGreaterThanOrEqual(0)
        expect(names.indexOf(to), `${name} → ${to}`).toBeLessThan(names.indexOf(name))
      }
    }
  })

  test('with a mirrored list shares it with the entity it leads to', () => {
    for (const { name, fields } of entityDefinitions) {
      for (const field of Object.values(fields)) {
        if (field.kind !== 'relations' || !field.mirrored) continue
        const { table, owner, member } = field
        const others = Object.values(entityDefinitionOf(field.to)?.fields ?? {})
        const swapped = { kind: 'relations', to: name, table, owner: member, member: owner }
        expect(others, `${name} → ${field.to}`).toContainEqual(swapped)
      }
    }
  })

  const calls: Readonly<Record<string, CallMap>> = api

  test.each(entityDefinitions)(
    'of $name names calls that ask for no less than it does',
    (entity) => {
      const { list, one, find, ...writes } = entity.calls ?? {}
      const { read, write } = entity.access
      const expectNoLess = (call: string, access: AccessLevel) => {
        const asked = calls[entity.name]?.[call]?.access ?? expect.fail(`there is no call ${call}`)
        const letIn = [null, ...roles].filter((role) => isAccessGranted(asked, role))
        expect(
          letIn.filter((role) => !isAccessGranted(access, role)),
          call,
        ).toEqual([])
      }
      for (const call of [list, one, find]) if (call !== undefined) expectNoLess(call, read)
      for (const call of Object.values(writes)) expectNoLess(call, write)
    },
  )
})
