/** The first part of an address, which distinguishes public pages from others. */
export const firstPart = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''
