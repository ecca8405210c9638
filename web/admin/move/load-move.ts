/** Loads nothing, because the panel needs no data. */
export const loadMove = async () => ({})
