/** Reasons why a block cannot be shown. Only editors see them. */
export const blockProblemStrings = {
  unknown: (name: string) => `There is no block “${name}”. Visitors see nothing here.`,
  noTeam: (name: string) => `There is no team “${name}”. Visitors see nothing here.`,
  noPerson: (name: string) => `There is nobody called “${name}”. Visitors see nothing here.`,
  noProject: (name: string) => `There is no project “${name}”. Visitors see nothing here.`,
  noCategory: (name: string) => `There is no category “${name}”. Visitors see nothing here.`,
  noCollection: (name: string) => `There is no collection “${name}”. Visitors see nothing here.`,
  noCollectionNamed:
    'The block “list” needs a collection, as in collection="talks". Visitors see nothing here.',
  badLook: (look: string) =>
    `“${look}” is none of cards, rows and years; the look of the collection is shown.`,
  noAddress: (address: string) =>
    `“${address}” is no address that begins with https://. Visitors see nothing here.`,
  hostNotAllowed: (host: string) =>
    `Settings do not allow anything from ${host} yet. Visitors see nothing here.`,
  noQuestion: 'A question has to stand behind :::question. Visitors see nothing here.',
  noPosition: 'A position has to stand behind :::position. Visitors see nothing here.',
  noDay: (day: string) => `“${day}” is no day such as 2027-03-01. Visitors see nothing here.`,
  closed: (position: string, day: string) =>
    `“${position}” was open until ${day}. Visitors no longer see it.`,
  noApplication: (address: string) =>
    `“${address}” is neither a mail address nor one that begins with https://; it is left out.`,
  noPicture: 'This is no picture of this site. Visitors see nothing here.',
  notClosed: (name: string) =>
    `The block “${name}” is not closed: a line with ::: has to follow it. Visitors see nothing of it.`,
  badLimit: (limit: string) => `“${limit}” is no number from 1 to 999; as many as usual are shown.`,
  badWords: (name: string, words: string) =>
    `The block “${name}” knows no ${words}; a value stands in quotes, as in name="value".`,
  refused: (name: string, written: string) =>
    `The block “${name}” cannot be shown with ${written}. Visitors see nothing here.`,
  badAttribute: (name: string, attribute: string) =>
    `The block “${name}” knows no “${attribute}”; it is left out.`,
  onPagesOnly: (name: string) =>
    `The block “${name}” can be shown on pages of your own only. Here visitors see the line as it is typed.`,
  notHere: (name: string) => `There is no block “${name}”. Visitors see the line as it is typed.`,
  notLoaded: 'This could not be loaded just now. It is tried again when you type on.',
}
