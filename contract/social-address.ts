import { hrefOf } from './link.ts'

/** Where a handle such as `@name` leads, by network. */
const handles: Readonly<Record<string, string>> = {
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
}

const handle = /^@([\w.-]{1,100})$/
const orcid = /^(?:\d{4}-){3}\d{3}[\dx]$/i
const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S{0,1500})?$/i

/** The address behind what people type as a social link: an ORCID, a handle, a host without a scheme. */
export const socialAddress = (network: string, typed: string): string => {
  const text = typed.trim()
  if (hrefOf(text) !== null) return typed
  if (network === 'orcid' && orcid.test(text)) return `https://orcid.org/${text.toUpperCase()}`
  const [, name] = handle.exec(text) ?? []
  const start = handles[network]
  if (name && start) return start + name
  return host.test(text) ? `https://${text}` : typed
}
