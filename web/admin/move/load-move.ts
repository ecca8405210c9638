/** Nothing has to be read before a site moves. */
export const loadMove = async () => ({})
