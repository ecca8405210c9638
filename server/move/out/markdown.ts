import { sql } from 'kysely'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  titleFieldNameOf,
} from '#contract/call/entity.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { slugOf } from '#contract/text/slug.ts'
import type { ZipInputFile } from '#server/base/archive/write-zip.ts'
import type { Queries } from '#server/base/db/database.ts'
import { parentColumnOf, partEntitiesOf } from '#server/base/definition/dependencies.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'
import { buildOrderByClause } from '#server/base/entity/order.ts'
import { readTitles } from '#server/base/entity/read-titles.ts'
import { exportedEntityDefinitions } from './content.ts'
import { type ExportedRow, readExportedRows } from './rows.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const hasValue = (value: unknown): boolean =>
  value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)

/** Formats the front matter: all fields but Markdown texts, with titles in place of ids. */
const frontMatter = async (queries: Queries, definition: EntityDefinition, row: ExportedRow) => {
  const lines: string[] = []
  const left = entityFieldsOfKind(definition, 'markdown', 'parent').map(([name]) => name)
  for (const [name, value] of Object.entries(row)) {
    const field = definition.fields[name]
    if (left.includes(name) || !hasValue(value)) continue
    const to = field && 'to' in field ? field.to : undefined
    const ids = to ? [value].flat().filter(isText) : []
    const titles = to ? await readTitles(queries, to, ids) : new Map<string, string>()
    const names = ids.map((id) => titles.get(id) || id)
    const single = to && !isListTableField(field) ? names[0] : names
    // Values are written as JSON, which is valid YAML and escapes all special characters.
    lines.push(`${name}: ${JSON.stringify(to ? single : value)}`)
  }
  return lines.join('\n')
}

const textsOf = (definition: EntityDefinition, row: ExportedRow): string[] =>
  entityFieldsOfKind(definition, 'markdown')
    .map(([name]) => String(row[name] ?? '').trim())
    .filter((text) => text !== '')

async function* writeParts(queries: Queries, { name }: EntityDefinition, id: string) {
  for (const { part, column } of partEntitiesOf(name)) {
    const { rows } = await sql<{ _id: string }>`select "_id" from ${sql.table(part.name)}
      where ${sql.ref(column)} = ${id} order by ${buildOrderByClause(part)}`.execute(queries)
    for (const { _id } of rows) {
      for await (const [row] of readExportedRows(queries, part, _id)) {
        if (!row) continue
        const title = String(row[titleFieldNameOf(part) ?? ''] ?? '') || part.label
        const facts = entityFieldsOfKind(part, 'text', 'date')
          .filter(([key]) => hasValue(row[key]))
          .map(([key]) => `- ${key}: ${String(row[key])}`)
        const pictures = entityFieldsOfKind(part, 'pictures')
          .flatMap(([key]) => [row[key]].flat())
          .map((url) => `![](${String(url)})`)
        yield [`## ${title}`, facts.join('\n'), ...textsOf(part, row), ...pictures]
          .filter((text) => text !== '')
          .join('\n\n')
      }
    }
  }
}

async function* writeEntry(
  queries: Queries,
  definition: EntityDefinition,
  id: string,
): AsyncGenerator<string> {
  for await (const [row] of readExportedRows(queries, definition, id)) {
    if (!row) return
    yield `---\n${await frontMatter(queries, definition, row)}\n---\n`
    for (const text of textsOf(definition, row)) yield `\n${text}\n`
    for await (const part of writeParts(queries, definition, id)) yield `\n${part}\n`
  }
}

/**
 * Returns a Markdown file for every entry that has a title. The parts of an entry are in the file
 * of the entry.
 */
export const listMarkdownFiles = async (queries: Queries): Promise<ZipInputFile[]> => {
  const files: ZipInputFile[] = []
  for (const definition of exportedEntityDefinitions) {
    const title = titleFieldNameOf(definition)
    if (!title || parentColumnOf(definition.name)) continue
    const { rows } = await sql<{ _id: string; title: string }>`
      select "_id", ${sql.ref(title)} as title from ${sql.table(definition.name)}
      order by "_id"`.execute(queries)
    for (const row of rows) {
      const slug = [slugOf(row.title), row._id].filter(Boolean).join('-')
      files.push({
        name: `content/${publicEntityNameOf(definition)}/${slug}.md`,
        open: () => writeEntry(queries, definition, row._id),
      })
    }
  }
  return files
}
