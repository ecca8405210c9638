import type { Env } from '#server/env.ts'
import { createFineFinding, createWarningFinding, type DoctorCheck } from '../check.ts'

/**
 * Lists settings that are valid but not recommended: whether each applies, the problem, and the
 * remedy.
 */
const unwise = (env: Env): readonly (readonly [isSo: boolean, says: string, remedy: string])[] => [
  [
    !env.RATE_LIMITS,
    'RATE_LIMITS is off: nothing slows down those who guess passwords.',
    'Remove RATE_LIMITS from the settings.',
  ],
  [
    env.SIGNUP === 'open',
    'SIGNUP is open: whoever owns an e-mail address can become an administrator.',
    'Set SIGNUP=approve or SIGNUP=invite.',
  ],
  [
    new URL(env.PUBLIC_URL).hostname === 'localhost',
    `PUBLIC_URL is ${env.PUBLIC_URL}: links in mails lead nobody to this site.`,
    'Set PUBLIC_URL to the address that people see, such as https://group.example.',
  ],
]

/**
 * Checks for settings that are not recommended. Invalid settings are reported earlier, and then no
 * checks run.
 */
export const settingsCheck: DoctorCheck = {
  name: 'settings',
  run: async ({ env }) => {
    const found = unwise(env).filter(([isSo]) => isSo)
    return found.length === 0
      ? createFineFinding(`All settings can be used; the site is at ${env.PUBLIC_URL}.`)
      : createWarningFinding(
          found.map(([, says]) => says).join(' '),
          found.map(([, , remedy]) => remedy).join(' '),
        )
  },
}
