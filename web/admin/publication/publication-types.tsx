import { publicationPanel as words } from '#web/content/publication-panel-words.ts'

/** The usual types, for a field in which any can be typed. */
export function PublicationTypes({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {words.types.map((type) => (
        <option key={type} value={type} />
      ))}
    </datalist>
  )
}
