import { expect, test } from 'vitest'
import { z } from '#contract/call/zod.ts'
import { settingsApi } from '#contract/settings/settings.ts'
import { profileApi } from './profile.ts'

const person = (name: string, url: string) =>
  profileApi.createProfile.input.parse({ socialLinks: [{ name, url }] }).socialLinks?.[0]?.url
const site = (network: string, url: string) =>
  settingsApi.updateSettings.input.parse({ social: [{ network, url }] }).social?.[0]?.url

test.for([
  ['orcid', '0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
  ['orcid', ' 0000-0002-1694-233x ', 'https://orcid.org/0000-0002-1694-233X'],
  ['orcid', 'orcid.org/0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
  ['twitter', '@ada_l', 'https://x.com/ada_l'],
  ['linkedin', 'www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['researchgate', 'researchgate.net', 'https://researchgate.net'],
  ['researchgate', '@Ada-Lovelace', 'https://www.researchgate.net/profile/Ada-Lovelace'],
  ['github', 'ada-l', 'https://github.com/ada-l'],
  ['website', 'ada.example/home', 'https://ada.example/home'],
  ['mastodon', '@ada@social.example', 'https://social.example/@ada'],
  ['mastodon', 'ada@social.example', 'https://social.example/@ada'],
  ['bluesky', 'ada.bsky.social', 'https://bsky.app/profile/ada.bsky.social'],
  ['bluesky', '@ada.bsky.social', 'https://bsky.app/profile/ada.bsky.social'],
  ['google-scholar', 'qc6CJjYAAAAJ', 'https://scholar.google.com/citations?user=qc6CJjYAAAAJ'],
  ['linkedin', 'in/ada', 'https://www.linkedin.com/in/ada'],
  ['linkedin', '@ada-l', 'https://www.linkedin.com/in/ada-l'],
  ['linkedin', 'ada-l', 'https://www.linkedin.com/in/ada-l'],
] as const)('of a person, %s "%s" is stored as its address', ([name, typed, address]) => {
  expect(person(name, typed)).toBe(address)
})

test.for([
  ['x', '@group', 'https://x.com/group'],
  ['github', '@group', 'https://github.com/group'],
  ['instagram', '@gro.up', 'https://www.instagram.com/gro.up'],
  ['youtube', '@group', 'https://www.youtube.com/@group'],
  ['youtube', 'group', 'https://www.youtube.com/@group'],
  ['youtube', 'channel/UC_x5', 'https://www.youtube.com/channel/UC_x5'],
  ['youtube', 'youtube.com/@group', 'https://youtube.com/@group'],
  ['linkedin', 'company/group', 'https://www.linkedin.com/company/group'],
  ['mastodon', '@group@social.example', 'https://social.example/@group'],
  ['linkedin', 'linkedin.com/company/x?y=1', 'https://linkedin.com/company/x?y=1'],
] as const)('of the site, %s "%s" is stored as its address', ([network, typed, address]) => {
  expect(site(network, typed)).toBe(address)
})

test.for([
  '',
  '/team',
  'plain words',
  'soon',
  'https://x.com/ada',
  'mailto:ada@example.org',
  'ada@example.org',
  '0000-0002',
  'e.g. this',
])('"%s" stays as it was typed', (typed) => {
  expect(person('orcid', typed)).toBe(typed)
  expect(person('twitter', typed)).toBe(typed)
})

test('a stored link is returned unchanged', () => {
  const stored = { socialLinks: [{ name: 'twitter' as const, url: 'https://x.com/ada_l' }] }
  const sent = z.encode(profileApi.createProfile.input, stored)
  expect(profileApi.createProfile.input.parse(sent)).toEqual(stored)
})
