/** The name of a file of ours, as which the texts of a picture are kept: its address without folders and ending. */
export const nameOfAddress = (address: string): string =>
  address.replace(/^.*\//, '').replace(/\.\w+$/, '')
