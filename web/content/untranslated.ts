/** Returns the names of an entry's untranslated texts. */
export const pickUntranslated = ({
  untranslated,
}: {
  readonly untranslated?: readonly string[] | undefined
}) => (untranslated?.length ? { untranslated } : {})
