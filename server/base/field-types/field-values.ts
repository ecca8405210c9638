import type { Expression } from 'kysely'
import type { z } from 'zod'
import type { Field } from '#contract/call/field-types/any-field.ts'
import type { Row } from '#server/base/db/snapshot-shape.ts'
import type { Outside } from '#server/base/text/markdown.ts'
import type { MarkdownParts } from '#server/base/text/markdown-parts.ts'

/** A translated text of an entry. */
export interface TextPlace {
  /** The name of its field; of a text within a list `field.item.text`, by a name of the item that stays. */
  readonly name: string
  /** Whether it is Markdown. */
  readonly isLong: boolean
  readonly holder: Record<string, unknown>
  readonly key: string
}

/**
 * What the server does with one type of field, apart from rows of a table of their own. Without a function, a value is
 * stored and exported as its text, and says nothing. `F` is the definition of a field, known at run time only.
 */
export interface FieldValues<F extends Field = Field> {
  /** Converts a value of a call or an export to a column. */
  toColumn?(value: unknown): Row[string]
  /** Converts a column to a value. `schema` checks lists. */
  fromColumn?(column: unknown, schema?: z.ZodType): unknown
  /** Returns the column that follows from other fields; undefined if those are not given. */
  follow?(field: F, given: object): string | undefined
  /** Returns the expression by which entries are ordered; by default their folded text. */
  sort?(column: string): Expression<unknown>
  /** Whether the definition says in which direction entries are ordered. */
  readonly hasDirection?: true
  /** Lists the texts that the search finds. */
  searchTexts?(column: string): string[]
  /** Whether results quote its text. */
  readonly isProse?: true
  /** Lists the identifiers under some keys. */
  identifiers?(column: string, keys: readonly string[]): string[]
  /** Whether it is Markdown. */
  readonly isLong?: true
  /** Finds the translated texts in a value; by default the value is one. */
  textPlaces?(field: F, name: string, value: unknown): TextPlace[]
  /** Shortens a value for a line of facts. */
  toFact?(column: string): string
  /** Finds links, pictures and a wrong heading. */
  parts?(column: string): Partial<MarkdownParts>
  /** Prints a value for feeds; by default as paragraphs of plain text. */
  toHtml?(column: string, place: Outside): string | Promise<string>
}
