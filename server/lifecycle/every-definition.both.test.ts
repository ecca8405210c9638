import { expect, test } from 'vitest'
import { type EntityDefinition, titleFieldNameOf } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { isHistoryEntityName } from '#contract/lifecycle/history.ts'
import { translatedEntityNames } from '#contract/lifecycle/translation.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { exportedEntityDefinitions } from '#server/move/out/content.ts'
import { readExportedRows } from '#server/move/out/rows.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { importSite } from '#server/tools/testing/content/moves.ts'
import { fillEveryField } from '#server/tools/testing/walks/every-field-filled.ts'

const someone = { accountId: null, name: 'Test' }

/** Excludes translations, which are created and removed with the other entries. */
const kinds = exportedEntityDefinitions.filter(({ name }) => name !== 'translation')

/** Reads all entries in the format of an export, without modification times. */
const readAll = async (queries: Queries) => {
  const all: Record<string, unknown> = {}
  for (const definition of exportedEntityDefinitions) {
    const rows = await Array.fromAsync(readExportedRows(queries, definition))
    all[definition.name] = rows.flat().map(({ updatedAt: _, ...row }) => row)
  }
  return all
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === false || JSON.stringify(value) === '[]'

const textFieldOf = (definition: EntityDefinition): string =>
  titleFieldNameOf(definition) ?? (definition.name === 'logo' ? 'link' : 'description')

test('every field of every entity survives drafts, undo, trash, translation, export and import', async () => {
  const site = await startSite()
  const { app, admin } = site
  const { database } = app.services
  const { queries } = database
  const ids = await fillEveryField(site, await fillSite(site))
  expect(Object.keys(ids).toSorted()).toEqual(kinds.map(({ name }) => name).toSorted())
  for (const { name: entity } of kinds) {
    if (!translatedEntityNames.includes(entity)) continue
    const named = { entity, id: ids[entity] ?? '', lang: 'de' }
    const { translation } = await admin.translation.getTranslation(named)
    const fields = Object.keys(translation.fields).map((field) => [field, `${field} auf Deutsch`])
    expect(fields.length, `texts of ${entity}`).toBeGreaterThan(0)
    await admin.translation.saveTranslation({ ...named, fields: Object.fromEntries(fields) })
  }
  const before = await readAll(queries)

  for (const definition of kinds) {
    const { name: entity, fields } = definition
    const id = ids[entity] ?? ''
    const [row] = (await Array.fromAsync(readExportedRows(queries, definition, id))).flat()
    for (const [name, field] of Object.entries(fields)) {
      const isLeftOut = field.kind === 'internal' || ('mirrored' in field && field.mirrored)
      if (!isLeftOut) expect([entity, name, isEmpty(row?.[name])]).toEqual([entity, name, false])
    }
    if (!isHistoryEntityName(entity)) continue
    const text = textFieldOf(definition)
    const store = createEntityStore(definition)

    await writeInTransaction(database, someone, (tx) =>
      store.update(tx, id, undefined, { [text]: 'https://changed.example' }),
    )
    expect(await readAll(queries)).not.toEqual(before)
    const undo = async () => {
      const { history } = await admin.history.showHistory({ entity, entityId: id })
      await admin.history.restore({ historyId: history[0]?._id ?? '' })
      expect(await readAll(queries), `${entity}, changed and restored`).toEqual(before)
    }
    await undo()

    if (definition.publishing) {
      const drafted = { entity: z.enum(draftableEntityNames).parse(entity), id }
      await admin.draft.saveDraft({ ...drafted, fields: { [text]: 'https://drafted.example' } })
      await admin.draft.publishDraft(drafted)
      expect(await readAll(queries)).not.toEqual(before)
      await undo()
    }

    await writeInTransaction(database, someone, (tx) => store.remove(tx, id))
    await admin.trash.restore({ entity, id })
    expect(await readAll(queries), `${entity}, deleted and restored`).toEqual(before)
  }

  const headers = { authorization: `Bearer ${await app.adminToken('out@salus.example')}` }
  const response = await app.fetch('/api/v1/move/export', { headers })
  const other = await startTestApp()
  const newcomer = other.client(await other.adminToken())
  await importSite(newcomer, new File([await response.arrayBuffer()], 'salus-export.zip'))
  expect(await readAll(other.services.database.queries)).toEqual(before)
})
