import { expect, test } from 'vitest'
import { trialNumberSchema, trialUrl } from './trial-number.ts'

test.each([
  ['NCT01234567', 'https://clinicaltrials.gov/study/NCT01234567'],
  ['ISRCTN12345678', 'https://www.isrctn.com/ISRCTN12345678'],
  ['DRKS00012345', 'https://drks.de/search/en/trial/DRKS00012345'],
  ['2023-501234-12-00', 'https://euclinicaltrials.eu/ctis-public/view/2023-501234-12-00'],
  [
    '2019-001234-56',
    'https://www.clinicaltrialsregister.eu/ctr-search/search?query=2019-001234-56',
  ],
])(
  '%s is a trial number, also in small letters or with the address of its page',
  (number, page) => {
    expect(trialUrl(number)).toBe(page)
    for (const typed of [number, ` ${number.toLowerCase()} `, page, `${page}/`]) {
      expect(trialNumberSchema.safeParse(typed)).toEqual({ success: true, data: number })
    }
  },
)

test.each([
  '',
  'NCT0123456',
  'NCT012345678',
  'NCT 01234567',
  'NCT0123456a',
  'XNCT01234567',
  'ISRCTN1234567',
  'DRKS0001234',
  'DRKS000123456',
  'EUCTR2019-001234-56',
  '2023-401234-12-00',
  '2023-501234-12-0',
  '2023-50123-12-00',
  '1999-001234-56',
  '2019-001234-5',
  '2019-01234-56',
  'https://clinicaltrials.gov/study/',
  'none',
])('%j is none', (typed) => {
  const { success, error } = trialNumberSchema.safeParse(typed)
  expect(success).toBe(false)
  expect(error?.issues[0]?.message).toMatch(/^Not a trial number/)
  expect(trialUrl(typed)).toBeNull()
})
