/** A page request: its path and page number. */
interface Asked {
  readonly path: string
  readonly page: number
}

const numbered = /[?&]page=([1-9]\d{0,6})(?:&|$)/

const parseAddress = (address: string): Asked => {
  const [path = '/', query = ''] = address.split('?')
  return { path, page: Number(numbered.exec(`?${query}`)?.[1] ?? 1) }
}

/** Returns the file path without an extension, such as `news/page/2` for a later page of a list. */
const stemOf = ({ path, page }: Asked): string =>
  path.replace(/^\/|\/$/g, '') + (page > 1 ? `/page/${page}` : '')

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const pageFilePath = (address: string): string => {
  const stem = decodePath(stemOf(parseAddress(address)))
  return stem === '' ? 'index.html' : `${stem}/index.html`
}

/** Returns the path of the file with the data that React Router requests for a page. */
export const routerDataFilePath = (address: string): string =>
  `${decodePath(stemOf(parseAddress(address))) || '_'}.data`

/** Returns the file path of a URL that is not a page. */
export const nonPageFilePath = (path: string): string => decodePath(path.replace(/^\//, ''))

/** Returns the link to a page of the copy. */
export const staticPageHref = (base: string, address: string): string => {
  const request = parseAddress(address)
  return request.page > 1 ? `${base}${stemOf(request)}/` : base.slice(0, -1) + request.path
}

/** Whether a path is safe to write, also to a line of a configuration file: no empty, dot or overlong parts. */
export const isSafeFilePath = (file: string): boolean =>
  file !== '' &&
  !/[\p{Cc}\\]/u.test(file) &&
  file
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= 255)
