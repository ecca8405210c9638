import { decodeUrl } from './text/decode-url.ts'

// Placeholders for files and entries of an import, until their URLs exist.

const placeholder = (scheme: string, name: string): string =>
  `${scheme}:${encodeURIComponent(name).replaceAll(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

export const fileLinkPlaceholder = (name: string): string => placeholder('moved-file', name)

/** Returns the file name of a text that is only a file placeholder. */
export const fileOfPlaceholder = (text: string): string | undefined => {
  const name = /^moved-file:([^()\s]{1,2000})$/.exec(text)?.[1]
  return name === undefined ? undefined : decodeUrl(name)
}

export const entryLinkPlaceholder = (key: string): string => placeholder('moved-entry', key)

const picture =
  /!\[((?:[^[\]\\]|\\.){0,1000})\]\(moved-file:([^()\s]{1,2000})( "(?:[^"\\]|\\.){0,1000}")?\)/g
// The text of a link can contain a picture, and code with brackets.
const link =
  /\[((?:[^[\]\\]|\\[\s\S]|\[(?:[^[\]\\]|\\[\s\S]){0,1000}\]){0,1000})\]\(moved-file:([^()\s]{1,2000})( "(?:[^"\\]|\\.){0,1000}")?\)/g
const definition = /(\]: )moved-file:(\S{1,2000})/g

/** Replaces file placeholders with URLs. Drops pictures without one, and keeps only the text of such links. */
export const replaceFilePlaceholders = (
  text: string,
  addressOf: (name: string) => string | undefined,
): string => {
  const urlOf = (name: string) => addressOf(decodeUrl(name))
  return text
    .replaceAll(picture, (_, words: string, name: string, title = '') => {
      const url = urlOf(name)
      return url === undefined ? '' : `![${words}](${url}${title})`
    })
    .replaceAll(link, (_, words: string, name: string, title = '') => {
      const url = urlOf(name)
      return url === undefined ? words : `[${words}](${url}${title})`
    })
    .replaceAll(definition, (_, before: string, name: string) => before + (urlOf(name) ?? '<>'))
}

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
