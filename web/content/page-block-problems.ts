/** What stands in the way of showing a block; told to editors only. */
export const blockProblem = {
  unknown: (name: string) => `There is no block “${name}”. Visitors see nothing here.`,
  noTeam: (name: string) => `There is no team “${name}”. Visitors see nothing here.`,
  noPerson: (name: string) => `There is nobody called “${name}”. Visitors see nothing here.`,
  noProject: (name: string) => `There is no project “${name}”. Visitors see nothing here.`,
  noCategory: (name: string) => `There is no category “${name}”. Visitors see nothing here.`,
  noAddress: (address: string) =>
    `“${address}” is no address that begins with https://. Visitors see nothing here.`,
  hostNotAllowed: (host: string) =>
    `Settings do not allow anything from ${host} yet. Visitors see nothing here.`,
  noQuestion: 'A question has to stand behind :::question. Visitors see nothing here.',
  noPicture: 'This is no picture of this site. Visitors see nothing here.',
  badAttribute: (name: string, attribute: string) =>
    `The block “${name}” knows no “${attribute}”; it is left out.`,
  notLoaded: 'This could not be loaded just now. It is tried again when you type on.',
}
