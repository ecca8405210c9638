import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'

/** Translations of entries, one row per entry and language. */
export const translationEntity = {
  name: 'translation',
  label: 'Translation',
  fields: {
    entity: { kind: 'text' },
    entityId: { kind: 'text' },
    lang: { kind: 'text' },
    // JSON by field name. Long texts are stored separately, so that lists do not read them.
    texts: { kind: 'markdown' },
    bodies: { kind: 'markdown' },
    /**
     * JSON of the source texts at the time of translation. Comparing them shows which translations
     * are outdated.
     */
    sources: { kind: 'text' },
    /** JSON: draft translations with their originals. */
    drafts: { kind: 'markdown' },
  },
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorialEntityDefaults,
} as const satisfies EntityDefinition
