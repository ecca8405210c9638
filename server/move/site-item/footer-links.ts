import { socialLinkUrl } from '#contract/profile/social-address.ts'
import { type SiteSettings, siteSocialNetworks } from '#contract/settings/settings.ts'
import { toText } from '../text/values.ts'

type SiteLink = SiteSettings['social'][number]

const networksByHost: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?(?:twitter|x)\.com$/, 'x'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)youtube\.com$/, 'youtube'],
  [/^github\.com$/, 'github'],
  [/^bsky\.app$/, 'bluesky'],
]
const aliases: Readonly<Record<string, string>> = {
  twitter: 'x',
  'x-twitter': 'x',
  home: 'website',
}

const networkOf = (name: string, typed: string): SiteLink['network'] | undefined => {
  const host = URL.parse(typed)?.hostname ?? ''
  const word = name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/[_-](?:username|id|url|userid|profile|channel)$/, '')
  const known = networksByHost.find(([shape]) => shape.test(host))?.[1] ?? aliases[word] ?? word
  return siteSocialNetworks.find((each) => each === known)
}

const isUrl = (text: string): boolean => /^https?:\/\/[^\s]+$/i.test(text)

/** User names that themes bring as examples, such as `your-lab` or `YourChannel`. */
const isExample = (typed: string): boolean =>
  /^@?your|\/@?your[-_]|\byour[-_]?(?:lab|name|handle|channel|username)\b/i.test(typed)

/** Builds one link per network. Names other networks, which have no place in the footer. */
export const buildSiteLinks = (
  pairs: readonly (readonly [string, unknown])[],
): { links: SiteLink[]; unknown: string[] } => {
  const links = new Map<string, SiteLink>()
  const unknown: string[] = []
  for (const [name, value] of pairs) {
    const typed = toText(value)
    if (typed === '' || typed === '#' || isExample(typed)) continue
    const network = networkOf(name, typed)
    const plain = network && socialLinkUrl(network, typed)
    const url = network && (isUrl(plain ?? '') ? plain : socialLinkUrl(network, `@${typed}`))
    if (network && url && isUrl(url)) {
      if (!links.has(network)) links.set(network, { network, url })
    } else unknown.push(`${name}: ${typed.slice(0, 100)}`)
  }
  return { links: [...links.values()], unknown }
}
