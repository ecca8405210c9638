import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'

/** Suggests the usual types for a field that accepts any text. */
export function PublicationTypeSuggestions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {strings.types.map((type) => (
        <option key={type} value={type} />
      ))}
    </datalist>
  )
}
