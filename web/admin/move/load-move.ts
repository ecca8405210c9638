/**
 * Returns an empty object, because this panel needs no data but every panel has a function that loads its
 * data.
 */
export const loadSiteExportPanel = async () => ({})
