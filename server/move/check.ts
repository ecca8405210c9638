import { toFieldErrors } from '#contract/call/api-error.ts'
import { type EntityDefinition, fieldWireNameOf, titleFieldNameOf } from '#contract/call/entity.ts'
import { publishingInputSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { workToUnlinkedPublication } from '#server/publication/same-works-store.ts'
import { draftUntilWrittenNote } from './draft-notes.ts'
import { type CheckedImportFields, type ImportedFields, workIn } from './importer.ts'
import { exportedDefinitionOfKind } from './out/content.ts'
import { findAddAndUpdateCalls } from './salus/calls.ts'
import { exportedFieldSchemasOf } from './salus/field-schemas.ts'
import { checkSiteFields } from './site-item/check-site.ts'

const maxTitleLength = 200

const withShortTitle = (
  fields: ImportedFields,
  name: string,
): { fields: ImportedFields; notes: string[] } => {
  const title = [...String(fields[name] ?? '')]
  if (title.length <= maxTitleLength) return { fields, notes: [] }
  const cut = `${title.slice(0, maxTitleLength - 1).join('')}…`
  return { fields: { ...fields, [name]: cut }, notes: [`Its ${name} is cut`] }
}

const maxTextLength = 200_000

/** Cuts an overlong text after the last paragraph that fits, and makes the entry a draft until an editor has looked at it. */
const withShortText = (fields: ImportedFields): { fields: ImportedFields; notes: string[] } => {
  const text = String(fields.content ?? '')
  if (text.length <= maxTextLength) return { fields, notes: [] }
  const end = text.lastIndexOf('\n\n', maxTextLength)
  const content = text.slice(0, end > 0 ? end : maxTextLength).toWellFormed()
  return {
    fields: { ...fields, content, status: 'draft' },
    notes: ['Kept as a draft: its text has more than 200,000 characters and is cut'],
  }
}

/** Returns the references to other entries. They are not validated, because the entries have no ids yet. */
const referencesIn = (definition: EntityDefinition, fields: ImportedFields): ImportedFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => 'to' in (definition.fields[name] ?? {})),
  )

/**
 * Returns the schema of all fields except references, from the call that adds an entry. An imported work may lack required
 * fields.
 */
const schemaFor = (definition: EntityDefinition, fields: ImportedFields) => {
  const { add } = findAddAndUpdateCalls(definition)
  const input = (fields.status === 'draft' && add?.draft) || add?.input
  const called = 'work' in fields ? undefined : input?.shape
  const shape = Object.entries(exportedFieldSchemasOf(definition))
    .filter(([name]) => !('to' in (definition.fields[name] ?? {})))
    .map(([name, schema]) => [name, called?.[fieldWireNameOf(definition, name)] ?? schema])
  return z.object({
    ...Object.fromEntries(shape),
    ...(definition.publishing && publishingInputSchema.shape),
    work: z.unknown().optional(),
  })
}

/** Validates fields with the schema of the call that adds an entry, and drops optional fields that are invalid. */
const checkRow = (definition: EntityDefinition, given: ImportedFields): CheckedImportFields => {
  const titled = withShortTitle(given, titleFieldNameOf(definition) ?? 'title')
  const { fields, notes: cut } = withShortText(titled.fields)
  const notes = [...titled.notes, ...cut]
  const references = referencesIn(definition, fields)
  const whole = schemaFor(definition, fields).safeParse(fields)
  if (whole.success) return { fields: { ...references, ...whole.data }, notes }
  const errors = toFieldErrors(whole.error)
  const wrong = new Set(errors.map(({ path }) => path.split('.', 1)[0] ?? ''))
  const isTextLost = wrong.has('content') && Boolean(fields.content)
  const right = Object.entries(fields).filter(([name]) => !wrong.has(name))
  const rest = { ...Object.fromEntries(right), ...(isTextLost && { status: 'draft' }) }
  const again = schemaFor(definition, rest).safeParse(rest)
  if (!again.success) {
    const [first] = errors
    return { failed: first ? `${first.path}: ${first.message}` : 'It cannot be kept' }
  }
  const problems = errors.map(({ path, message }) => `${path} (${message})`)
  const lost = `Could not be used and left out: ${problems.join(', ')}`
  return {
    fields: { ...references, ...again.data },
    notes: [...notes, lost, ...(isTextLost ? [draftUntilWrittenNote] : [])],
  }
}

export const checkImportedFields = (kind: string, given: ImportedFields): CheckedImportFields => {
  if (kind === 'redirect') return { fields: given, notes: [] }
  if (kind === 'site') return checkSiteFields(given)
  const definition = exportedDefinitionOfKind(kind)
  if (!definition) return { failed: 'Salus knows no such entries' }
  const checked = checkRow(definition, given)
  const work = workIn(given)
  if ('failed' in checked || work === undefined) return checked
  const converted = workToUnlinkedPublication(work)
  if ('reason' in converted) return { failed: converted.reason }
  const { fields, notes } = checked
  return { fields, notes: converted.warning ? [converted.warning, ...notes] : notes }
}
