export const commonAdminStrings = {
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
  named: (name: string) => name.trim() || 'Without a name',
  /**
   * Number of entries that a search or filter shows. `all` is a phrase such as “65 publications”.
   */
  foundOf: (found: number, all: string) => `${found.toLocaleString('en')} of ${all}`,
  nothingFound: 'Nothing found',
  nothingFoundText: 'No entry holds all of these words.',
  nothingInState: 'No entry is in this state.',
  nothingFiltered: 'No entry fits these filters.',
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  yes: 'Yes',
  no: 'No',
  choice: {
    search: 'Search to add',
    nothing: 'Nothing of that name',
    more: 'Type a name to find the others.',
    remove: (name: string) => `Remove ${name}`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
  },
  undo: 'Undo',
  undoQuestion: 'Deleted by mistake?',
  /** Second line of the undo toast, with the name of the first deleted entry and the number of others. */
  undoAbout: (kind: string, names: readonly string[]) =>
    [kind, `“${names[0]}”`, names.length > 1 && commonAdminStrings.andMore(names.length - 1)]
      .filter(Boolean)
      .join(' '),
  andMore: (count: number) => `and ${count.toLocaleString('en')} more`,
  undoChange: 'Changed by mistake?',
  several: {
    all: 'All on this page',
    choose: (name: string) => `Choose ${name}`,
    chosen: (count: number) => `${count} chosen`,
    change: 'Change',
    merge: 'Merge',
    delete: 'Delete',
    clear: 'Choose none',
    bar: 'With those chosen',
  },
}

export const editingStrings = {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed is kept and offered to you again.',
  opening: 'Opening…',
  leave: 'Leave',
  stay: 'Go on editing',
  draft: (when: string) => `You have unsaved changes from ${when}.`,
  chooseAgain: (files: readonly string[]) =>
    `Choose again, as files are not kept: ${files.join(', ')}`,
  bringBack: 'Bring them back',
  more: 'More',
  discard: 'Discard them',
  conflict: 'Someone else has changed this in the meantime. What would you like to keep?',
  conflictWith: (name: string, when: string) =>
    `${name} has changed this in the meantime (${when}). What would you like to keep?`,
  conflictWithSelf: (when: string) =>
    `You have changed this elsewhere in the meantime (${when}). What would you like to keep?`,
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
  chooseEach: 'Choose field by field',
  chooseAll: 'Back',
  alsoOpen: (names: readonly string[]) =>
    `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? 'has' : 'have'} this open`,
  useChoice: 'Put into the form',
  sides: { mine: 'Mine', theirs: 'Theirs', both: 'Both, theirs first' },
}

interface HistoryStrings {
  readonly title: (what: string) => string
  readonly empty: string
  readonly actions: Readonly<Record<'created' | 'updated' | 'deleted', string>>
  /** For a change that restored an entry or an earlier state. */
  readonly restored: string
  readonly nothing: string
  readonly picture: string
  readonly from: (date: string) => string
  readonly until: (date: string) => string
  readonly naming: readonly string[]
  readonly gone: string
  /** Labels of fields that are not derived from the name. */
  readonly fields: Readonly<Record<string, string>>
  readonly restore: string
}

export const historyStrings: HistoryStrings = {
  title: (what: string) => `History of ${what}`,
  empty: 'No changes have been recorded yet.',
  actions: { created: 'added this', updated: 'changed this', deleted: 'deleted this' },
  restored: 'restored this',
  nothing: '(empty)',
  picture: 'a picture',
  from: (date: string) => `from ${date}`,
  until: (date: string) => `until ${date}`,
  gone: 'a deleted entry',
  /** Fields that identify a nested object and serve as its name. */
  naming: ['name', 'title', 'sectionName', 'network', 'url', 'caption', 'alt'],
  fields: {
    AreaofInterest: 'Area of Interest',
    dueDate: 'Due Date',
    folder: 'Address',
    imageUrls: 'Pictures',
    many: 'Name of several',
    one: 'Name of one',
    peoples: 'Members',
    pictureTexts: 'Captions',
    pic: 'Image',
    profilePic: 'Profile Picture',
    publicationDate: 'Publication Date',
    publicationLink: 'Publication Link',
    publicationSummary: 'Summary',
    publicationType: 'Publication Type',
    responsibleAi: 'Responsible AI',
    sectionName: 'Section Name',
    shortDesc: 'Short Description',
    social: 'Social links',
    socialLinks: 'Social Links',
    subPost: 'Sections',
    subSectionContent: 'Content',
  },
  restore: 'Bring back the state before',
}

export const peopleFieldStrings = {
  search: 'Search people to add',
  nothing: 'Nobody of that name',
  more: 'Type a name to find everyone else.',
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
}
