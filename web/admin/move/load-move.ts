/** Loads nothing, because the panel needs no data. */
export const loadSiteExport = async () => ({})
