import { z } from 'zod'
import { type EntityIdTag, entityTagOfSchema } from '#contract/call/entry-id.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { TranslatableTextLocation } from '#server/base/field-types/field-values.ts'
import { findTranslatableTextLocations } from '#server/base/field-types/translated.ts'
import { memoizeByObject } from '#server/base/process/memoize.ts'
import {
  readPublishedTranslations,
  replaceTextsByTranslations,
} from '#server/base/reader/translations.ts'

interface Found {
  readonly entity: string
  readonly id: string
  readonly holder: Record<string, unknown>
  readonly places: readonly TranslatableTextLocation[]
}

type Look = (value: unknown, found: Found[]) => void

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Locates texts whose keys in the response differ from the names of the entity's fields. */
const renamedTexts = (
  holder: Record<string, unknown>,
  named: NonNullable<EntityIdTag['named']>,
): TranslatableTextLocation[] =>
  Object.entries(named).map(([key, name]) => ({ name, key, holder, isLong: false }))

const textsWithin = (
  { entity, named }: EntityIdTag,
  holder: Record<string, unknown>,
): TranslatableTextLocation[] => {
  if (named) return renamedTexts(holder, named)
  const definition = entityDefinitionOf(entity)
  return definition ? findTranslatableTextLocations(definition, holder) : []
}

const finderInObject = (schema: z.ZodObject): Look | null => {
  const shown: [key: string, entry: EntityIdTag][] = []
  const below: [key: string, look: Look][] = []
  for (const [key, field] of Object.entries(schema.shape)) {
    const entry = entityTagOfSchema(field)
    if (entry) shown.push([key, entry])
    const look = finderOf(field)
    if (look) below.push([key, look])
  }
  if (shown.length === 0 && below.length === 0) return null
  return (value, found) => {
    if (!isRecord(value)) return
    for (const [key, entry] of shown) {
      const places = textsWithin(entry, value)
      const id = String(value[key] ?? '')
      if (places.length > 0 && id) found.push({ entity: entry.entity, id, holder: value, places })
    }
    for (const [key, look] of below) look(value[key], found)
  }
}

const finderInEach =
  (look: Look): Look =>
  (value, found) => {
    if (Array.isArray(value)) for (const each of value) look(each, found)
  }

/**
 * Returns a function that finds entries in values of a response schema, or null if the schema contains none.
 * Memoized per schema.
 */
const finderOf: (schema: z.core.$ZodType) => Look | null = memoizeByObject((schema) => {
  if (schema instanceof z.ZodObject) return finderInObject(schema)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return finderOf(schema.unwrap())
  }
  if (schema instanceof z.ZodArray) {
    const look = finderOf(schema.element)
    return look && finderInEach(look)
  }
  return null
})

const idsByEntity = (found: readonly Found[]): Map<string, Set<string>> => {
  const wanted = new Map<string, Set<string>>()
  for (const { entity, id } of found) {
    const ids = wanted.get(entity) ?? new Set()
    wanted.set(entity, ids.add(id))
  }
  return wanted
}

/**
 * Replaces texts of entries in a response with translations, and lists the fields without one. Changes the response in
 * place. Needs one query per kind of entry.
 */
export const translateResponse = async (
  queries: Queries,
  lang: string,
  reply: z.ZodObject,
  answer: object,
): Promise<void> => {
  const found: Found[] = []
  finderOf(reply)?.(answer, found)
  if (found.length === 0) return
  const withLong = found.some(({ places }) => places.some(({ isLong }) => isLong))
  const textsOf = await readPublishedTranslations(queries, lang, idsByEntity(found), withLong)
  for (const { entity, id, holder, places } of found) {
    // `untranslated` lists fields under their keys in the response.
    const missing = new Set(replaceTextsByTranslations(places, textsOf(entity, id)))
    const names = places
      .filter(({ name }) => missing.has(name))
      .map((place) => shownName(place, holder))
    const before = Array.isArray(holder.untranslated) ? holder.untranslated : []
    holder.untranslated = [...new Set([...before, ...names])]
  }
}

const shownName = ({ name, key, holder }: TranslatableTextLocation, of: object): string =>
  holder === of ? key : name
