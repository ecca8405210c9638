/** The part of an address by which public pages are told from others. */
export const firstPart = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''
