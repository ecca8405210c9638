/** Returns the names of an entry's untranslated texts. */
export const untranslatedNamesOf = ({
  untranslated,
}: {
  readonly untranslated?: readonly string[] | undefined
}) => (untranslated?.length ? { untranslated } : {})
