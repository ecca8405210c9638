import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { fieldsOfValues } from '#contract/call/field-types/any-field.ts'
import { splitValues } from '#contract/call/split-values.ts'
import { z } from '#contract/call/zod.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { findMarkdownProblems } from '#web/admin/editor/form/find-text-notes.ts'
import { fieldLabelOf } from '#web/admin/editor/history/history-value.ts'
import { requestAccessibilityProblems } from '#web/prose/in-browser.ts'
import { publishWarningStrings as strings } from './publish-check-strings.ts'

type Values = Readonly<Record<string, unknown>>

const definitions: readonly EntityDefinition[] = allEntityDefinitions

const isWordless = z.object({ alt: z.string().regex(/^\s*$/) })

/** Counts the images of an entry that have no alternative text. */
const wordlessPictures = (opened: object): number =>
  Object.values(opened)
    .flat()
    .flatMap((part) => (typeof part === 'object' && part ? Object.entries(part) : []))
    .filter(([name]) => name === 'pictureTexts')
    .flatMap(([, texts]) => (Array.isArray(texts) ? texts : []))
    .filter((text: unknown) => isWordless.safeParse(text).success).length

/** Returns the texts in Markdown with their names, also those among the values of a collection. */
const markdownTextsIn = (definition: EntityDefinition | undefined, typed: Values) => {
  const names = [
    ...entityFieldsOfKind(definition, 'markdown').map(([name]) => name),
    ...entityFieldsOfKind(definition, 'values').flatMap(([name, field]) =>
      Object.entries(fieldsOfValues(field)).flatMap(([key, { kind }]) =>
        kind === 'markdown' ? [`${name}.${key}`] : [],
      ),
    ),
  ]
  const values = splitValues(definition, typed)
  return names
    .map((name) => [name, String(values[name] ?? '')] as const)
    .filter(([, text]) => text.trim() !== '')
}

/**
 * Returns warnings to show before publishing, such as accessibility problems in the typed texts and images
 * without alternative text.
 */
export const findPublishWarnings = async (
  entity: string,
  typed: Values,
  opened: object,
  definition = definitions.find(({ name }) => name === entity),
): Promise<string[]> => {
  const perText = markdownTextsIn(definition, typed).map(async ([name, text]) => {
    // A text that cannot be checked in time must not delay publishing.
    const findings = await requestAccessibilityProblems(text).catch(() => [])
    const notes = await findMarkdownProblems(text, entity === 'page')
    const all = [
      ...findings.map(({ kind, line }) => ({ line, text: strings.kinds[kind] })),
      ...notes,
    ]
    return all
      .toSorted((one, other) => one.line - other.line)
      .map((each) => strings.found(fieldLabelOf(name), each.line, each.text))
  })
  const wordless = wordlessPictures(opened)
  return [
    ...(await Promise.all(perText)).flat(),
    ...(wordless > 0 ? [strings.sectionPictures(wordless)] : []),
  ]
}
