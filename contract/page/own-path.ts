import { z } from '#contract/call/zod.ts'
import { allPages, plainPath } from '#contract/pages.ts'

/** What Salus answers under these first parts are no pages. */
const alsoTaken = [
  '404',
  'api',
  'assets',
  'feed',
  'fonts',
  'healthz',
  'media',
  'metrics',
  'readyz',
  'share',
  'sitemap',
]

const firstPart = (path: string): string => path.split('/')[1] ?? ''

const taken: ReadonlySet<string> = new Set([
  ...alsoTaken,
  ...allPages.map(({ path }) => firstPart(path)),
])

/** Whether Salus keeps all URLs that begin with this part for calls and files. */
export const isReservedPart = (part: string): boolean => alsoTaken.includes(part)

/** Whether Salus answers at addresses that begin with this part. */
export const isTakenFirstPart = (part: string): boolean => taken.has(part)

/** No dots: those are for files, and for a page's data. */
const shape = /^(?:\/[a-z0-9]+(?:[-_]+[a-z0-9]+)*){1,6}$/

const longest = 200

const tidy = (typed: string): string => {
  const path = plainPath(typed.trim())
  return path === '' || path.startsWith('/') ? path : `/${path}`
}

/** Why a path cannot be the address of a page of the group's own; undefined when it can. */
const wrongWith = (path: string): string | undefined => {
  if (path === '') return 'Please enter an address'
  if (path.length > longest) return `At most ${longest} characters`
  if (taken.has(firstPart(path))) {
    return path === '/'
      ? 'The home page is at this address'
      : `Addresses that begin with /${firstPart(path)} are taken`
  }
  if (shape.test(path)) return undefined
  return 'Letters from a to z, digits and hyphens, in up to six parts, such as /imprint or /join-us/phd'
}

/** Whether a page of the group's own could have this address. */
export const isOwnPath = (path: string): boolean => wrongWith(path) === undefined

/** The address of a page of the group's own; a missing slash in front, capitals and a slash behind are forgiven. */
export const ownPath = z.codec(
  z.string('Please enter an address').meta({ maxLength: longest }),
  z.string().superRefine((path, context) => {
    const message = wrongWith(path)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  { decode: tidy, encode: (path) => path },
)
