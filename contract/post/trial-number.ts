import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Registers of clinical trials: the pattern of their numbers and the URL prefix of trial pages. */
const registers = [
  { form: /^NCT\d{8}$/, page: 'https://clinicaltrials.gov/study/' },
  { form: /^ISRCTN\d{8}$/, page: 'https://www.isrctn.com/' },
  { form: /^DRKS\d{8}$/, page: 'https://drks.de/search/en/trial/' },
  { form: /^20\d\d-5\d{5}-\d\d-\d\d$/, page: 'https://euclinicaltrials.eu/ctis-public/view/' },
  // EudraCT, which registered trials until 2023.
  {
    form: /^20\d\d-\d{6}-\d\d$/,
    page: 'https://www.clinicaltrialsregister.eu/ctr-search/search?query=',
  },
]

const registerOf = (number: string) => registers.find(({ form }) => form.test(number))

/** Returns the URL of a trial's page in its register, or null for an unknown number. */
export const trialUrl = (number: string): string | null => {
  const register = registerOf(number)
  return register ? register.page + number : null
}

/** Number of a registered trial. Removes the URL of the trial's page around it. */
export const trialNumberSchema = z.codec(
  textSchema(500),
  z
    .string()
    .refine(
      (value) => registerOf(value) !== undefined,
      'Not a trial number: NCT, ISRCTN or DRKS with eight digits, or an EU number such as 2023-501234-12-00 or 2019-001234-56',
    ),
  {
    decode: (value) =>
      value
        .trim()
        .replace(/^https?:\/\/\S*[/=](?=[^/=]+\/?$)|\/$/gi, '')
        .toUpperCase(),
    encode: (value) => value,
  },
)
