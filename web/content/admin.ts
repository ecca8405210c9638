/** Words that every panel of the admin area shares. */
export const admin = {
  add: 'Add',
  edit: 'Edit',
  update: 'Update',
  delete: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  history: 'History',
  actions: 'Actions',
  search: 'Search',
  sort: 'Sort by',
  unnamed: 'Without a name',
  nothingFound: 'Nothing found',
  nothingFoundText: 'No entry holds all of these words.',
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  undo: 'Undo',
  undoQuestion: 'Deleted by mistake?',
}

/** What a form says about unsaved and conflicting changes. */
export const editing = {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed stays on this device and is offered to you again.',
  leave: 'Leave',
  stay: 'Go on editing',
  draft: (when: string) => `You have unsaved changes from ${when}.`,
  bringBack: 'Bring them back',
  discard: 'Discard them',
  conflict: 'Someone else has changed this in the meantime. What would you like to keep?',
  keepMine: 'Save mine',
  keepTheirs: 'Keep theirs',
}

/** The words of an entry's history. */
export const history = {
  title: (what: string) => `History of ${what}`,
  empty: 'No changes have been recorded yet.',
  actions: { created: 'added this', updated: 'changed this', deleted: 'deleted this' },
  before: 'Before',
  after: 'After',
  nothing: '(empty)',
  restore: 'Bring back the state before',
}

/** The words of a field in which several people are chosen. */
export const peopleField = {
  search: 'Search people to add',
  nothing: 'Nobody of that name',
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
}
