import type { StaticCopyTarget } from '#contract/lifecycle/render.ts'
import type { StaticCopyOptions } from '#contract/move/static-site.ts'
import { allSitePages } from '#contract/pages.ts'

/** Where a copy of the site is hosted. */
export interface StaticCopyLocation extends StaticCopyTarget {
  /** The origin, such as `https://example.org`. */
  readonly url: string
  /** URL of the copy without a trailing slash. */
  readonly publicUrl: string
}

/** An invalid setting of a static copy, with the name of its form field. */
export class StaticCopyLocationError extends Error {
  readonly field: keyof StaticCopyOptions
  constructor(field: keyof StaticCopyOptions, message: string) {
    super(message)
    this.field = field
  }
}

const originOf = (field: 'url' | 'forms', value: string): string => {
  const { origin, protocol, pathname, search, hash } = URL.parse(value) ?? {}
  const isOrigin = /^https?:$/.test(protocol ?? '') && pathname === '/' && !search && !hash
  if (!origin || !isOrigin)
    throw new StaticCopyLocationError(
      field,
      field === 'url'
        ? 'Must name a host and nothing below it, like https://group.example. A path is named by base.'
        : 'Must name a Salus by its host, like https://salus.example',
    )
  return origin
}

const baseOf = (value: string): string => {
  const base = `/${value}/`.replaceAll(/\/+/g, '/')
  if (/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(base) && !/\/\.+\//.test(base) && base.length <= 200)
    return base
  throw new StaticCopyLocationError(
    'base',
    'Must be a path like /~group/, of letters, digits and . _ ~ -',
  )
}

/** Parses the requested place. Throws `StaticCopyLocationError` if it is invalid. */
export const parseStaticCopyLocation = (
  wish: StaticCopyOptions,
  siteUrl: string,
): StaticCopyLocation => {
  const url = originOf('url', wish.url || siteUrl)
  const base = baseOf(wish.base ?? '/')
  const forms = wish.forms ? originOf('forms', wish.forms) : null
  return { url, base, forms, publicUrl: url + base.slice(0, -1) }
}

/** Removes the base path of a copy from a URL of the site, if it has one. */
export const withoutBasePath = (
  { base }: Pick<StaticCopyLocation, 'base'>,
  url: string,
): string => {
  const root = base.slice(0, -1)
  return root && url.startsWith(root) && /^$|^[/?#]/.test(url.slice(root.length))
    ? url.slice(root.length).replace(/^(?!\/)/, '/')
    : url
}

const firstPart = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''

/** First path segments that are reserved on every site. */
const files = ['api', 'assets', 'media', 'share', 'answers']

/**
 * Throws if the base path begins like a path of the site, because the code could not detect whether
 * a path already has the base path.
 */
export const rejectReservedBasePath = (
  { base }: StaticCopyLocation,
  paths: Iterable<string>,
): void => {
  const first = firstPart(base)
  const taken = [...allSitePages.map(({ path }) => path), ...paths].map(firstPart)
  if (first === '' || ![...files, ...taken].includes(first)) return
  throw new StaticCopyLocationError(
    'base',
    `Addresses of this site begin with /${first}/ themselves. Choose another path.`,
  )
}
