/** Texts of the panel that the dashboard needs before the panel is opened. */
export const collectionPanelStrings = {
  title: 'Collections',
  label: 'Collections',
  create: 'New collection',
}
