/** Returns the first segment of a path in lower case. */
export const firstPathSegment = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''
