/** Every fixed word of the command palette. */
export const palette = {
  open: 'Search or go to',
  title: 'Search or go to',
  placeholder: 'A name, a page, or what you would like to do',
  groups: { panels: 'Panels', create: 'New', pages: 'Public pages', actions: 'Actions' },
  hint: 'Arrow keys choose, Enter does it, Escape closes.',
  searching: 'Searching …',
  failed: 'The search did not work. Check your connection and try again.',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  empty: 'Nothing found',
  emptyText: 'No page, entry or action of that name.',
  close: 'Close',
  signOut: 'Sign out',
  shortcuts: 'Keyboard shortcuts',
  themes: { system: 'Theme: as your device', light: 'Theme: light', dark: 'Theme: dark' },
}

/** Every fixed word of the list of shortcuts. */
export const shortcutWords = {
  title: 'Keyboard shortcuts',
  palette: 'Search or go to anything',
  help: 'Show this list',
  add: 'New entry in the open panel',
  search: 'Search in the open panel',
  undo: 'Bring back what was just deleted',
  save: 'Save the open form',
  overview: 'Go to the overview',
  goTo: (panel: string) => `Go to ${panel}`,
  thenKey: 'then',
  single: 'Shortcuts of a single key',
  singleHint: 'Turn them off if you speak to your computer or press keys by accident.',
}
