import { hrefOf } from '#contract/call/href.ts'

/** URL prefixes for handles such as `@name`, by network. */
const handles: Readonly<Record<string, string>> = {
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
  linkedin: 'https://www.linkedin.com/in/',
  researchgate: 'https://www.researchgate.net/profile/',
  bluesky: 'https://bsky.app/profile/',
}

/** Patterns of ids and handles by network, with the function that builds the URL. */
const ids: Readonly<
  Record<string, readonly [shape: RegExp, address: (...parts: (string | undefined)[]) => string]>
> = {
  orcid: [/^((?:\d{4}-){3}\d{3}[\dx])$/i, (id = '') => `https://orcid.org/${id.toUpperCase()}`],
  github: [/^([a-z\d](?:[a-z\d-]{0,37}[a-z\d])?)$/i, (name) => `https://github.com/${name}`],
  'google-scholar': [
    /^(?=.*[A-Z])(?=.*[a-z])([\w-]{12})$/,
    (id) => `https://scholar.google.com/citations?user=${id}`,
  ],
  mastodon: [
    /^@?([\w.-]{1,100})@((?:[a-z0-9-]+\.)+[a-z]{2,})$/i,
    (name, server) => `https://${server}/@${name}`,
  ],
  bluesky: [/^((?:[a-z0-9-]+\.)+[a-z]{2,})$/i, (name) => `https://bsky.app/profile/${name}`],
  // A LinkedIn name without `in/`, `company/` or `school/` belongs to a person.
  linkedin: [
    /^(?:(in|company|school)\/)?([\w%-]{1,100})$/i,
    (kind, name) => `https://www.linkedin.com/${kind ?? 'in'}/${name}`,
  ],
  youtube: [
    /^(?:((?:c|channel|user)\/[\w.-]{1,100})|([\w-]{3,30}))$/i,
    (path, name) => `https://www.youtube.com/${path ?? `@${name}`}`,
  ],
}

const handle = /^@([\w.-]{1,100})$/
const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S{0,1500})?$/i

/** Converts a social link as users enter it to a URL. Accepts an id, a handle or a URL without `https://`. */
export const socialLinkUrl = (network: string, typed: string): string => {
  const text = typed.trim()
  if (hrefOf(text) !== null) return typed
  const [shape, addressOf] = ids[network] ?? []
  const found = shape?.exec(text)
  if (found && addressOf) return addressOf(...found.slice(1))
  const [, name] = handle.exec(text) ?? []
  const start = handles[network]
  if (name && start) return start + name
  return host.test(text) ? `https://${text}` : typed
}
