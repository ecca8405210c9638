import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacy } from './first-texts.ts'

/** What is kept in a browser, by the file that keeps it, and the words by which the privacy page names it. */
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
}

/** The router keeps the scroll position under this key. */
const storage =
  /localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|<ScrollRestoration/

test('the draft of the privacy page names all that is kept in a browser', () => {
  const keeping = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/test/.test(file) && storage.test(readFileSync(file, 'utf8')),
  )
  expect(keeping.toSorted()).toEqual(Object.keys(kept).toSorted())
  for (const words of Object.values(kept)) expect(privacy.content).toContain(words)
})
