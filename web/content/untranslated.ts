/**
 * Returns `{ untranslated }` with the names of an entry's untranslated fields, or an empty object if all are
 * translated.
 */
export const pickUntranslated = ({
  untranslated,
}: {
  readonly untranslated?: readonly string[] | undefined
}) => (untranslated?.length ? { untranslated } : {})
