// How texts of a site name its pictures and other entries while neither has an address.

const named = (scheme: string, name: string): string =>
  `${scheme}:${encodeURIComponent(name).replaceAll(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** How a text shows a picture of the site, by the name of its file. */
export const fileLink = (name: string): string => named('moved-file', name)

/** How a text leads to another entry of the site, by its key. */
export const entryLink = (key: string): string => named('moved-entry', key)

/** A text in which pictures of the site have their addresses; one that has none is left out. */
export const withFileLinks = (
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

/** A text in which links to other entries lead to where they are; those that lead nowhere are words. */
export const withEntryLinks = (text: string, pathOf: (key: string) => string | undefined): string =>
  text.replaceAll(
    /\[((?:[^[\]\\]|\\.){0,1000})\]\(moved-entry:([^()\s]{1,2000})\)/g,
    (_, words: string, key: string) => {
      const path = pathOf(decodeURIComponent(key))
      return path === undefined ? words : `[${words}](${path})`
    },
  )
