import { createInvalidInputError } from '#contract/call/api-error.ts'
import { entityFieldsOfKind, fieldWireNameOf } from '#contract/call/entity.ts'
import { fieldTypeOf } from '#contract/call/field-types/any-field.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { decodeDraft } from '#server/base/entity/publisher.ts'
import { findAddAndUpdateCalls } from './calls.ts'

type Values = Readonly<Record<string, unknown>>

/** `base` contains the published values of the changed fields. */
interface Draft {
  readonly fields: Values
  readonly base: Values
}

/** Validates an exported draft with the update call of its entry. Throws 400 if that rejects it. */
export const checkExportedDraft = (entity: string, id: string, draft: Draft): Draft => {
  const definition = entityDefinitionOf(entity)
  const update = definition && findAddAndUpdateCalls(definition).update
  if (!update || !draftableEntityNames.some((name) => name === entity))
    throw createInvalidInputError([{ path: 'entity', message: 'Nothing of this kind has drafts' }])
  const check = (given: Values): Values => {
    for (const [name, field] of entityFieldsOfKind(definition, 'picture')) {
      const path = fieldWireNameOf(definition, name)
      const schema = fieldTypeOf(field).schema(field).optional()
      if (schema.safeParse(given[path]).success) continue
      throw createInvalidInputError([
        { path, message: 'Must be the address of a picture of Salus' },
      ])
    }
    return decodeDraft(update, id, given)
  }
  const fields = check(draft.fields)
  const base = Object.entries(draft.base).filter(([name]) => Object.hasOwn(fields, name))
  const knownFields = base.filter(([, value]) => value !== null)
  return {
    fields,
    base: { ...Object.fromEntries(base), ...check(Object.fromEntries(knownFields)) },
  }
}
