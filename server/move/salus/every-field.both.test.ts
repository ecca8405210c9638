import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type ApiCall, apiBasePath, type CallMap, idFieldNameOf } from '#contract/call/call.ts'
import { fieldWireNameOf, titleFieldNameOf } from '#contract/call/entity.ts'
import { inputSchemaFor } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { homeContent } from '#contract/content/home.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { migrationNames } from '#server/base/db/snapshot.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { exportedEntityDefinitions, exportedSettingDefinitions } from '#server/move/out/content.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { readZip } from '#server/tools/testing/files/read-zip.ts'
import { findAddAndUpdateCalls } from './calls.ts'
import { parseSalusExport } from './read-export.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Builds an export that uses every field. */
const exportEverything = async (): Promise<Json> => {
  const site = await startSite()
  const { app, admin } = site
  const { one } = await fillSite(site)
  await admin.settings.updateSettings({
    name: 'Signals',
    social: [{ network: 'github', url: 'https://github.com/signals' }],
    embedHosts: ['www.youtube-nocookie.com'],
  })
  await admin.site.updateBrand({ accent: '#00695c', logo: await freshPicture(), intro: 5 })
  await admin.site.updateBrand({ face: 'bricolage-grotesque', sharePictures: true, transition: 5 })
  await admin.site.updateMenus({ header: [{ label: 'Sleep', target: '/projects' }] })
  const gallery = homeContent.defaults.gallery.toReversed()
  const fields = { 'home.heading': 'Sleep', 'home.gallery': gallery }
  await admin.site.updateContent({ fields, version: 0 })
  await admin.site.publishContent({})
  await admin.post.updatePost({ postId: one._id, title: 'Renamed' })
  for (const entity of draftableEntityNames) {
    const definition = entityDefinitionOf(entity)
    const rows = await app.services.database.queries.selectFrom(entity).select('_id').execute()
    const title = (definition && titleFieldNameOf(definition)) ?? 'link'
    for (const { _id: id } of rows.slice(0, 1))
      await admin.draft.saveDraft({ entity, id, fields: { [title]: 'https://new.example' } })
  }
  for (const status of ['published', 'draft'] as const) {
    const named = { entity: 'post', id: one._id, lang: 'de', status }
    await admin.translation.saveTranslation({ ...named, fields: { title: `Schlaf ${status}` } })
    await admin.translation.saveTranslation({ ...named, fields: { content: `Text ${status}` } })
  }
  await app.services.database.queries
    .insertInto('firstShown')
    .values({ entity: 'post', entityId: one._id, at: '2026-01-01T00:00:00.000Z' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const headers = { authorization: `Bearer ${await app.adminToken('out@salus.example')}` }
  const response = await app.fetch(`${apiBasePath}/move/export`, { headers })
  const files = await readZip(new Uint8Array(await response.arrayBuffer()))
  return JSON.parse(String(files.get('salus.json')))
}

type Path = readonly (string | number)[]

/** Parses JSON in texts, such as those of a translation. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Lists the paths of all values in an export, including objects and lists, once per name. */
const placesIn = (root: unknown): Path[] => {
  const seen = new Set<string>()
  const below = (given: unknown, path: Path): Path[] => {
    const name = path.map((part) => (typeof part === 'number' ? '*' : part)).join('/')
    const value = parsed(given)
    const here = seen.has(name) || path.length < 3 ? [] : [path]
    seen.add(name)
    if (!isObject(value)) return here
    const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return [...here, ...parts.flatMap(([part, each]) => below(each, [...path, part]))]
  }
  return below(root, [])
}

const withValue = (given: unknown, [part, ...rest]: Path, value: unknown): unknown => {
  if (part === undefined) return value
  const inner = parsed(given)
  if (!isObject(inner)) throw new TypeError(`Nothing is at ${part}`)
  const next = withValue(Reflect.get(inner, part), rest, value)
  const changed = Array.isArray(inner)
    ? inner.map((each, at) => (at === part ? next : each))
    : { ...inner, [part]: next }
  return inner === given ? changed : JSON.stringify(changed)
}

const mark = 'unlikely'
/** Returns everything that would be imported, as text. */
const keptOf = (json: unknown): string => {
  const read = parseSalusExport(JSON.stringify(json), migrationNames)
  if ('refused' in read) return ''
  return JSON.stringify(
    read.entries.map(({ rows, beside, values, failed }) =>
      failed === undefined ? [rows, beside, values] : [],
    ),
  )
}

describeOnce('every field of an export', () => {
  let once: Promise<Json> | undefined
  const everything = () => (once ??= exportEverything())

  const entriesOf = ({ entries: all }: Json, name: string): Json[] => {
    const rows = isObject(all) ? all[name] : []
    return Array.isArray(rows) ? rows : []
  }

  test('the export uses every field', async () => {
    const whole = await everything()
    for (const { name } of exportedEntityDefinitions)
      expect([name, entriesOf(whole, name).length > 0]).toEqual([name, true])
    for (const { name } of exportedSettingDefinitions)
      expect(Object.keys(Object(Reflect.get(Object(whole.site), name)))).not.toEqual([])
    for (const name of ['drafts', 'firstShown', 'redirects', 'sentIssues'])
      expect([name, whole[name]]).not.toEqual([name, []])
    expect(keptOf(whole)).toContain('Renamed')
    const read = parseSalusExport(JSON.stringify(whole), migrationNames)
    expect(
      'left' in read && [read.left, read.entries.flatMap(({ notes, failed }) => failed ?? notes)],
    ).toEqual([[], []])
  })

  test('values of a wrong type and unsupported texts are never imported', async () => {
    const whole = await everything()
    const places = placesIn(whole)
    expect(places.length).toBeGreaterThan(250)
    const kept = places.flatMap((path) =>
      [{ [mark]: 1 }, `${mark}\u0000`, [[mark]]]
        .filter((value) => keptOf(withValue(whole, path, value)).includes(mark))
        .map((value) => [path.join('/'), value]),
    )
    expect(kept).toEqual([])
  })

  /** Values that some fields accept and others reject. */
  const doubtful = [
    mark,
    `javascript:${mark}`,
    `//${mark}.example`,
    `https://${mark}.example/x.webp`,
    mark.repeat(40),
    mark.repeat(30_000),
    `${mark}\nline`,
    `/media/${mark}`,
    `/api/${mark}`,
    [mark],
    [{ text: mark, title: mark, label: mark, target: `javascript:${mark}` }],
  ]

  test('a value that an entry’s update call rejects is not imported', async () => {
    const whole = await everything()
    const compared = new Set<string>()
    for (const definition of exportedEntityDefinitions) {
      const { name, fields } = definition
      const { update } = findAddAndUpdateCalls(definition)
      const [row] = entriesOf(whole, name)
      if (update === undefined || row === undefined) continue
      for (const field of Object.keys(fields)) {
        const sent = fieldWireNameOf(definition, field)
        if (!(field in row) || !(sent in update.input.shape)) continue
        for (const value of doubtful) {
          const given = { [idFieldNameOf(update)]: row._id, [sent]: value, status: row.status }
          const { error } = z.safeDecode(inputSchemaFor(update, given), given)
          if (!error?.issues.some(({ path: [first] }) => first === sent)) continue
          compared.add(`${name}.${field}`)
          const json = withValue(whole, ['entries', name, 0, field], value)
          expect([name, field, value, keptOf(json).includes(mark)]).toEqual([
            name,
            field,
            value,
            false,
          ])
        }
      }
    }
    expect(compared.size).toBeGreaterThan(60)
  })

  test('a value that a setting’s update call rejects is not imported', async () => {
    const whole = await everything()
    const groups: Readonly<Record<string, CallMap>> = api
    const updates: readonly ApiCall[] = Object.values(groups)
      .flatMap((calls) => Object.values(calls))
      .filter(({ path }) => /^\/(?:site|settings)\/update/.test(path))
    const rejects = (field: string, value: unknown) => {
      const named = updates.flatMap(({ input }) => input.shape[field] ?? [])
      const words = updates.flatMap(({ input }) => input.shape.fields ?? [])
      return named.length > 0
        ? named.some((schema) => !z.safeDecode(schema, value).success)
        : words.some((schema) => !z.safeDecode(schema, { [field]: value }).success)
    }
    const compared = new Set<string>()
    for (const [name, id, ...rest] of placesIn(whole.site)) {
      const [field = 'languages'] = rest
      if (rest.length > 1 || typeof field === 'number') continue
      for (const value of doubtful) {
        if (!rejects(field, value)) continue
        compared.add(`${name}.${field}`)
        const path: Path = ['site', name ?? '', id ?? '', ...rest]
        const json = withValue(whole, path, value)
        expect([path, value, keptOf(json).includes(mark)]).toEqual([path, value, false])
      }
    }
    expect(compared.size).toBeGreaterThan(10)
  })

  test('a value that an entry’s update call accepts is imported as a draft', async () => {
    const whole = await everything()
    for (const entity of draftableEntityNames) {
      const definition = entityDefinitionOf(entity)
      const update = definition && findAddAndUpdateCalls(definition).update
      const [row] = entriesOf(whole, entity)
      if (!update || !row) throw new Error(`${entity} has entries and a call`)
      const fields = Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => name in update.input.shape && name !== 'status')
          // Drafts have values by the keys of fields.
          .map(([name, value]) =>
            definition.fields[name]?.kind === 'values' ? [name, { line: mark }] : [name, value],
          ),
      )
      const updatedAt = '2026-01-01T00:00:00.000Z'
      const drafts = [{ entity, id: row._id, fields, base: fields, updatedAt }]
      const read = parseSalusExport(JSON.stringify({ ...whole, drafts }), migrationNames)
      if ('refused' in read) throw new Error(read.refused)
      expect(read.entries.flatMap(({ notes }) => notes)).toEqual([])
      const draft = read.entries
        .flatMap(({ beside }) => beside)
        .find(({ name }) => name === 'drafts')
      const { publishAt: _, unpublishAt: __, ...kept } = fields
      expect(draft?.row).toMatchObject({ fields: kept, base: kept })
    }
  })
})
