/** The names of an entry's texts that are not translated, for a view of it; empty when there are none. */
export const untranslatedIn = ({
  untranslated,
}: {
  readonly untranslated?: readonly string[] | undefined
}) => (untranslated?.length ? { untranslated } : {})
