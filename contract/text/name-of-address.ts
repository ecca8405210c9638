/**
 * Returns the file name in a URL without folders and extension. The texts of an image are stored by this
 * name.
 */
export const fileStemOfUrl = (address: string): string =>
  address.replace(/^.*\//, '').replace(/\.\w+$/, '')
