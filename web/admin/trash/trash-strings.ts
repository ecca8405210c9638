export const trashPanelStrings = {
  title: 'Trash',
  label: 'Trash',
  intro: (total: number) =>
    `${total.toLocaleString('en')} deleted, each kept for 30 days with its pictures`,
  columns: { title: 'Entry', kind: 'Kind', deleted: 'Deleted', until: 'Kept until' },
  deletedBy: (when: string, who: string) => `${when} by ${who}`,
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  confirmDelete: 'Delete this for good?',
  details: 'It cannot be brought back. Its pictures and its earlier states go with it.',
  empty: {
    title: 'The trash is empty',
    text: 'What you delete waits here for 30 days, in case you want it back.',
  },
}
