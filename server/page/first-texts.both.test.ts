import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacyPageDraft } from './first-texts.ts'

/**
 * Files that store data in the browser, with the words that describe the data on the privacy page.
 */
const kept: Readonly<Record<string, string>> = {
  'web/ui/theme/theme-store.ts': 'light or dark appearance',
  'web/ui/theme/theme-script.ts': 'light or dark appearance',
  'web/site/loaders/loader-script.ts': 'the opening animation has played, that you have skipped',
  'web/head/language-script.ts': 'no other language to be offered',
  'web/root.tsx': 'how far you have scrolled each page',
  'web/site/auth/pending-signup.ts': 'the name and the e-mail address they have typed',
  'web/session/session.ts': 'the log-in itself with name, e-mail address and role',
  'web/head/use-announce-hydrated.ts': 'the log-in itself',
  'web/admin/editor/draft/on-device.ts': 'typed and not saved',
  'web/admin/command/single-keys.ts': 'no shortcuts of a single key',
  'web/admin/item/collection-names.ts': 'the names of the collections',
}

/** `ScrollRestoration` stores the scroll position. */
const storage =
  /localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|<ScrollRestoration/

test('the draft of the privacy page mentions everything that is stored in a browser', () => {
  const keeping = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/test/.test(file) && storage.test(readFileSync(file, 'utf8')),
  )
  expect(keeping.toSorted()).toEqual(Object.keys(kept).toSorted())
  for (const words of Object.values(kept)) expect(privacyPageDraft.content).toContain(words)
})
