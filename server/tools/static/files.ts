/** The address of a page of the site as it is asked for: its path, and which page of a list it is. */
interface Asked {
  readonly path: string
  /** 1 for the first. */
  readonly page: number
}

const numbered = /[?&]page=([1-9]\d{0,6})(?:&|$)/

/** Which page an address asks for. */
const askedBy = (address: string): Asked => {
  const [path = '/', query = ''] = address.split('?')
  return { path, page: Number(numbered.exec(`?${query}`)?.[1] ?? 1) }
}

/** Where it lies among the files, without what files of a kind end with; later pages of lists lie below the first. */
const stemOf = ({ path, page }: Asked): string =>
  path.replace(/^\/|\/$/g, '') + (page > 1 ? `/page/${page}` : '')

const named = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The file of a page. */
export const pageFile = (address: string): string => {
  const stem = named(stemOf(askedBy(address)))
  return stem === '' ? 'index.html' : `${stem}/index.html`
}

/** The file of what the router asks for when one goes to a page from another. */
export const dataFile = (address: string): string =>
  `${named(stemOf(askedBy(address))) || '_'}.data`

/** The file of anything else. */
export const plainFile = (path: string): string => named(path.replace(/^\//, ''))

/** The address of a page among the files, as links have it. */
export const pageHref = (base: string, address: string): string => {
  const asked = askedBy(address)
  return asked.page > 1 ? `${base}${stemOf(asked)}/` : base.slice(0, -1) + asked.path
}

/** Whether a file can be written under a name, whatever a path made of it. */
export const isSafeFile = (file: string): boolean =>
  file !== '' &&
  !/[\0\\]/.test(file) &&
  file
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= 255)
