import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isTimeZone } from '#contract/text/time-zone.ts'
import { OperatorError } from './base/process/operator-error.ts'
import { normalizeEmail } from './base/text/email-key.ts'

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}
const port = wholeNumber(0, 65_535)
const milliseconds = wholeNumber(0, 600_000)
const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be ${alternatives.format(values)}` })
const onOff = oneOf('on', 'off').transform((value) => value === 'on')
const yesNo = oneOf('true', 'false').transform((value) => value === 'true')
const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== ''),
)
/** Whether an entry is an IP address, a CIDR network or a name for private networks. */
const isNetwork = (entry: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [ip = '', bits = '0'] = entry.split(/\/(.*)/)
  const version = isIP(ip)
  return version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
const networks = commaList.refine((entries) => entries.every(isNetwork), {
  error: 'must list addresses or networks like 10.0.0.0/8, separated by commas',
})
const webProtocols = ['https://', 'http://'] as const
const address = (...protocols: readonly [string, ...string[]]) => {
  const begins = (value: string) => protocols.some((each) => value.toLowerCase().startsWith(each))
  return z.string().refine((value) => begins(value) && URL.canParse(value), {
    error: ({ input }) =>
      typeof input === 'string' && begins(input)
        ? `cannot be read: in a name or password write / as %2F, @ as %40, # as %23 and ? as %3F`
        : `must be an address like ${protocols[0]}…`,
    // Stops at the first error of a value, so that each variable is reported once.
    abort: true,
  })
}
/** Returns the origin of a URL. Undefined if the URL has a path, query or other parts. */
const originOf = (value: string): string | undefined => {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.includes('*')) return undefined
  // The parsed origin lacks a default port and is in Punycode, so it may differ from the input.
  return url.href === `${url.origin}${url.pathname}` && /^\/*$/.test(url.pathname)
    ? url.origin
    : undefined
}
const origins = commaList
  .refine((entries) => entries.every(originOf), {
    error: 'must list exact origins like https://partner.example, separated by commas',
  })
  .transform((entries) => entries.map((entry) => originOf(entry) ?? entry))
const mailbox = /[^\s@<>,;"]+@[^\s@<>,;"]+/.source
/**
 * Emails and domains that may sign up. Other values would match nobody, so that even the first administrator
 * could not sign up.
 */
const allowedAddresses = commaList
  .refine(
    (entries) =>
      entries.every((entry) => new RegExp(`^(?:${mailbox}|@[^\\s@<>,;"]+)$`).test(entry)),
    { error: 'must list addresses and domains like @group.example, separated by commas' },
  )
  .transform((entries) => entries.map(normalizeEmail))
const sender = z
  .string()
  .regex(new RegExp(`^(?:${mailbox}|(?:"[^"]*"|[^"<>,]*)\\s*<${mailbox}>)$`), {
    error: 'must be one mail address, such as no-reply@group.example',
  })

const serviceUrl = address(...webProtocols)
  .refine((value) => !/[?#]/.test(value), { error: 'must be an address without ? and #' })
  .transform((value) => value.replace(/\/+$/, ''))

/**
 * Path of a folder. `~` is rejected, because only shells expand it and Node would create a folder of that
 * name.
 */
const folder = z
  .string()
  .refine((value) => !value.startsWith('~'), { error: 'must be a whole path, without ~' })

const backupPlace = folder.refine(
  (value) => !/^\w+:/.test(value) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w.-]+)*\/?$/.test(value),
  { error: 'must be a folder, or a bucket like s3://backups/group' },
)

/** A time zone in the spelling that Node accepts in `TZ`. */
const zone = z.string().refine(
  (value) => {
    if (!isTimeZone(value)) return false
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions()
    return timeZone === value || timeZone.toLowerCase() !== value.toLowerCase()
  },
  { error: 'must be a time zone like Europe/Berlin' },
)

/** Settings for which an empty value differs from an unset one. */
const mayBeEmpty = ['BACKUP_AT']

const s3Names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(...webProtocols)
    .refine((value) => originOf(value) !== undefined, {
      error: 'must name a host and nothing below it, like https://group.example',
    })
    .transform((value) => originOf(value) ?? value)
    .optional(),
  DATA_DIR: folder.default('./data'),
  DATABASE_URL: address('postgres://', 'postgresql://').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: address(...webProtocols).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtp://', 'smtps://')
    .refine((value) => URL.parse(value)?.hostname, {
      error: 'must name a host, like smtp://mail.group.example',
    })
    .optional(),
  MAIL_FROM: sender.default('no-reply@localhost'),
  SIGNUP: oneOf('approve', 'invite', 'open').default('approve'),
  SIGNUP_ALLOWED: allowedAddresses.default([]),
  RATE_LIMITS: onOff.default(true),
  PREPARE_PICTURES: onOff.default(true),
  SEED_DEMO: yesNo.default(true),
  INTRO_LOADER_MS: milliseconds.default(14_100),
  TRANSITION_LOADER_MS: milliseconds.default(5_050),
  STOP_DELAY_MS: milliseconds.default(2_000),
  TRUST_PROXY: networks.default([]),
  CORS_ORIGINS: origins.default([]),
  LOOKUPS: onOff.default(true),
  LOOKUP_CROSSREF_URL: serviceUrl.optional(),
  LOOKUP_DATACITE_URL: serviceUrl.optional(),
  LOOKUP_PUBMED_URL: serviceUrl.optional(),
  LOOKUP_ARXIV_URL: serviceUrl.optional(),
  LOOKUP_ORCID_URL: serviceUrl.optional(),
  LOOKUP_MAILTO: z
    .string()
    .regex(new RegExp(`^${mailbox}$`), { error: 'must be one mail address: team@group.example' })
    .default(''),
  BACKUP_AT: z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'must be a time like 03:00, or empty' })
    .default('03:00'),
  BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
  BACKUP_TO: backupPlace.optional(),
  TZ: zone.optional(),
  WEBHOOKS_PRIVATE: onOff.default(false),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
})

const schema = variables.check(({ value, issues }) => {
  const user = value.S3_BUCKET ? 'S3_BUCKET' : value.BACKUP_TO?.startsWith('s3:') && 'BACKUP_TO'
  for (const name of s3Names) {
    if (!user || value[name]) continue
    issues.push({
      code: 'custom',
      path: [name],
      message: `is needed with ${user}`,
      input: value[name],
    })
  }
})

type Settings = z.infer<typeof schema>
type Derived = 'PUBLIC_URL' | 'BACKUP_TO'

export type Env = Omit<Settings, Derived> & Record<Derived, string>

/** The message lists all invalid variables. */
export class EnvError extends OperatorError {}

/** Reads the settings from the environment. Throws an `EnvError` if any is invalid. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || mayBeEmpty.includes(name)),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(`These environment variables cannot be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  // The script of a release sets `SALUS_HOME` to the folder that contains all versions. Data is stored there,
  // because it outlives a version.
  const folderOf = (name: string) => resolve(source.SALUS_HOME ?? '.', name)
  const placeOf = (name: string) => (name.startsWith('s3://') ? name : folderOf(name))
  const DATA_DIR = folderOf(env.DATA_DIR)
  return {
    ...env,
    DATA_DIR,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    BACKUP_TO: placeOf(env.BACKUP_TO ?? join(DATA_DIR, 'backups')),
  }
}
