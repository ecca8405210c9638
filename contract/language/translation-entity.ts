import { type EntityDefinition, editorial } from '#contract/call/entity.ts'

/** What an entry says in another language of the site: one row for each entry and language. */
export const translationEntity = {
  name: 'translation',
  label: 'Translation',
  fields: {
    entity: { kind: 'text' },
    entityId: { kind: 'text' },
    lang: { kind: 'text' },
    // JSON, by the names of the entry's fields: what visitors read, long texts apart so that lists need not read them.
    texts: { kind: 'markdown' },
    bodies: { kind: 'markdown' },
    /** JSON: the texts of the main language from which they were made. */
    sources: { kind: 'text' },
    /** JSON: texts that nobody but editors sees, with their sources. */
    drafts: { kind: 'markdown' },
  },
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorial,
} as const satisfies EntityDefinition
