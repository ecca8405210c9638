import type { Expression } from 'kysely'
import type { z } from 'zod'
import type { EntityField } from '#contract/call/field-types/any-field.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import type { MarkdownRenderOptions } from '#server/base/text/markdown.ts'
import type { MarkdownParts } from '#server/base/text/markdown-parts.ts'

export interface TranslatableTextLocation {
  /** Field name. For a text in a list `field.item.text`, with a stable identifier of the item. */
  readonly name: string
  readonly isLong: boolean
  readonly holder: Record<string, unknown>
  readonly key: string
}

/**
 * Server behaviour of a field type. By default, a value is stored and exported as text, and is not
 * searchable. `F` is the field's definition.
 */
export interface FieldTypeBehavior<F extends EntityField = EntityField> {
  toColumn?(value: unknown): SnapshotRow[string]
  /** Converts a column to a value. `schema` validates lists. */
  fromColumn?(column: unknown, schema?: z.ZodType): unknown
  /** Computes a column from other fields. Returns undefined if they are missing. */
  follow?(field: F, given: object): string | undefined
  /** Returns the `order by` expression. The default is folded text. */
  sort?(column: string): Expression<unknown>
  /**
   * Whether the sort direction in the entity's definition applies. Otherwise the order is always ascending.
   */
  readonly hasDirection?: true
  searchTexts?(column: string): string[]
  readonly isProse?: true
  identifiers?(column: string, keys: readonly string[]): string[]
  readonly isLong?: true
  /** Finds the translatable texts in a value. By default, the value itself is the only one. */
  textPlaces?(field: F, name: string, value: unknown): TranslatableTextLocation[]
  toFact?(column: string): string
  parts?(column: string): Partial<MarkdownParts>
  /** Renders a value for feeds. The default is paragraphs of plain text. */
  toHtml?(column: string, place: MarkdownRenderOptions): string | Promise<string>
}
