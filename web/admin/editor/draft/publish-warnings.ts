import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
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

/**
 * Returns warnings to show before publishing, such as accessibility problems in the typed texts and images
 * without alternative text.
 */
export const findPublishWarnings = async (
  entity: string,
  typed: Values,
  opened: object,
): Promise<string[]> => {
  const definition = definitions.find(({ name }) => name === entity)
  const texts = entityFieldsOfKind(definition, 'markdown').filter(
    ([name]) => String(typed[name] ?? '').trim() !== '',
  )
  const perText = texts.map(async ([name]) => {
    // A text that cannot be checked in time must not delay publishing.
    const text = String(typed[name] ?? '')
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
