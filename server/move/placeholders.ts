import { decodeUrl } from './text/decode-url.ts'

// Placeholders for pictures and entries of an import, until their URLs exist.

const placeholder = (scheme: string, name: string): string =>
  `${scheme}:${encodeURIComponent(name).replaceAll(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

export const fileLinkPlaceholder = (name: string): string => placeholder('moved-file', name)

/** Returns the file name of a text that is only a picture placeholder. */
export const fileOfPlaceholder = (text: string): string | undefined => {
  const name = /^moved-file:([^()\s]{1,2000})$/.exec(text)?.[1]
  return name === undefined ? undefined : decodeUrl(name)
}

export const entryLinkPlaceholder = (key: string): string => placeholder('moved-entry', key)

/** Replaces picture placeholders with URLs. Drops pictures without one. */
export const replaceFilePlaceholders = (
  text: string,
  addressOf: (name: string) => string | undefined,
): string =>
  text.replaceAll(
    /!\[((?:[^[\]\\]|\\.){0,1000})\]\(moved-file:([^()\s]{1,2000})( "(?:[^"\\]|\\.){0,1000}")?\)/g,
    (_, words: string, name: string, title = '') => {
      const address = addressOf(decodeURIComponent(name))
      return address === undefined ? '' : `![${words}](${address}${title})`
    },
  )

/** Replaces entry placeholders with paths. Keeps only the link text if there is no path. */
export const replaceEntryPlaceholders = (
  text: string,
  pathOf: (key: string) => string | undefined,
): string =>
  text.replaceAll(
    /\[((?:[^[\]\\]|\\.){0,1000})\]\(moved-entry:([^()\s]{1,2000})\)/g,
    (_, words: string, key: string) => {
      const path = pathOf(decodeURIComponent(key))
      return path === undefined ? words : `[${words}](${path})`
    },
  )
