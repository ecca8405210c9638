import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { translationApi } from '#contract/lifecycle/translation.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { findInvalidTranslationReason } from '#server/base/entity/source-texts.ts'
import { translatedColumnsOf } from '#server/base/field-types/translated.ts'

const { entity, id, lang, fields } = translationApi.saveTranslation.input.shape

/** Validates a column that holds JSON as text. Returns the text unchanged. */
const jsonColumn = (shape: z.ZodType) =>
  z.string('Must be JSON').superRefine((json, context) => {
    try {
      const checked = shape.safeParse(JSON.parse(json))
      for (const { path, message } of checked.error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message })
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON' })
    }
  })

const translatedText = z.object({ text: textSchema(200_000), source: textSchema(200_000) })

export const exportedTranslationSchemas = {
  entity,
  entityId: id,
  lang,
  texts: jsonColumn(fields),
  bodies: jsonColumn(fields),
  sources: jsonColumn(fields),
  drafts: jsonColumn(z.record(z.string(), translatedText)),
}

type Texts = Record<string, string>
type Made = z.infer<typeof translatedText>

/** Returns why the call that saves translations would reject a row, or undefined. */
export const findTranslationProblem = (
  row: Readonly<Record<string, unknown>>,
): string | undefined => {
  const parse = <T>(name: string): Record<string, T> => JSON.parse(String(row[name]))
  const published: Texts = { ...parse<string>('texts'), ...parse<string>('bodies') }
  const sources = parse<string>('sources')
  const drafts = parse<Made>('drafts')
  const all = [
    ...Object.entries(published).map(
      ([name, text]) => [name, { text, source: sources[name] ?? '' }] as const,
    ),
    ...Object.entries(drafts),
  ]
  const definition = entityDefinitionOf(String(row.entity))
  if (!definition) return 'entity: Nothing of this kind is translated'
  const columns = definition.single ? undefined : translatedColumnsOf(definition)
  for (const [name, { text, source }] of all) {
    const [column = ''] = name.split('.', 1)
    const field = definition.fields[column]
    const isLong = field?.kind === 'markdown' && name === column
    const known = columns?.includes(column) === false ? undefined : { source, isLong }
    const problem = findInvalidTranslationReason(known, text)
    if (problem !== undefined) return `${name}: ${problem}`
  }
  return undefined
}
