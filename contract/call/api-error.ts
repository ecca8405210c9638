import { isRefusalCode, type RefusalCode, refusals } from './refusals.ts'
import { z } from './zod.ts'

const fieldError = z.object({ path: z.string(), message: z.string() })

/** One thing wrong with one field; `path` is the field's wire name, `socialLinks.0.url` when nested. */
export type FieldError = z.infer<typeof fieldError>

/** How many errors a response names at most: nobody corrects more at once. */
const maxErrors = 100

/** A field of a suggestion whose value was changed after the suggestion was made. */
const difference = z.object({ field: z.string(), suggested: z.unknown(), now: z.unknown() })

/** Fields that were changed meanwhile, and the version of the entry with which a repeated call replaces them. */
export interface Outdated {
  readonly differences: z.infer<typeof difference>[]
  readonly version: number
}

/** The body of every refused call. */
export const errorBody = z.object({
  success: z.literal(false),
  code: z.custom<RefusalCode>(isRefusalCode).meta({ type: 'string', enum: Object.keys(refusals) }),
  message: z.string(),
  errors: z.array(fieldError).optional(),
  /** The same call succeeds once the account's password has been confirmed. */
  needsPassword: z.literal(true).optional(),
  /** Fields that were changed meanwhile. The same call succeeds with `version`. */
  differences: z.array(difference).optional(),
  version: z.int().optional(),
})

export type ErrorBody = z.infer<typeof errorBody>

/** A refusal as it may come from an older server: with a sentence, and perhaps no code that is known here. */
const anyRefusal = errorBody.extend({ code: z.string().optional() })

/** The code of a refusal that names none, where its status leaves no doubt. */
const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'notFound',
}

/** What went wrong where the API itself has not refused, as the caller found out. */
const clientCodes = {
  /** The server was not reached. */
  unreachable: 0,
  /** A success that does not hold what it promises. */
  brokenAnswer: 200,
  /** A refusal that names no code known here. */
  uncoded: 500,
  /** Not an answer of the API: some proxy's page, or one that was cut. */
  unknown: 500,
} as const

export type ErrorCode = RefusalCode | keyof typeof clientCodes

/** Message of an error for a success without the promised fields. */
export const brokenAnswerText = 'Invalid API response format'

const statusOf = (code: ErrorCode): number =>
  isRefusalCode(code) ? refusals[code][0] : clientCodes[code]

const codeOf = (status: number, code = ''): ErrorCode =>
  isRefusalCode(code) ? code : (codeByStatus[status] ?? 'uncoded')

/** A refusal that travels: thrown on the server, sent as JSON, thrown again by the client. */
export class ApiError extends Error {
  /** The reason, for machines: by it a client decides what to do. */
  readonly code: ErrorCode
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  readonly outdated: Outdated | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      /** Where it is another than the code's own. */
      status?: number
      errors?: readonly FieldError[]
      retryAfter?: number
      outdated?: Outdated | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = more.status ?? statusOf(code)
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
    this.outdated = more.outdated
  }

  /** The JSON that tells a client about it. */
  toBody(): ErrorBody {
    const code = isRefusalCode(this.code) ? this.code : 'internal'
    return {
      success: false,
      code,
      message: this.message,
      ...(this.errors.length > 0 && { errors: this.errors.slice(0, maxErrors) }),
      ...(code === 'passwordNeeded' && { needsPassword: true }),
      ...this.outdated,
    }
  }

  /** The refusal behind an answer that was not a success. */
  static fromAnswer(status: number, body: unknown, retryAfter: string | null): ApiError {
    const { data } = anyRefusal.safeParse(body)
    const unexpected = status < 300 ? brokenAnswerText : `The server answered with status ${status}`
    const message = data?.message ?? unexpected
    return new ApiError(data ? codeOf(status, data.code) : 'unknown', message, {
      status,
      errors: data?.errors ?? [],
      outdated:
        data?.differences && data.version !== undefined
          ? { differences: data.differences, version: data.version }
          : undefined,
      // A proxy may answer with a date instead of seconds.
      ...(/^\d+$/.test(retryAfter ?? '') && { retryAfter: Number(retryAfter) }),
    })
  }
}

/** How zod begins where a schema has no sentence of its own. */
const isForMachines = /^(Invalid |Too (big|small)|Unrecognized )/

/** Names the first fields that a schema rejects, each with a sentence for people. */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.slice(0, maxErrors).map(({ path, message }) => ({
    path: path.join('.'),
    message: isForMachines.test(message) ? 'Please check this field' : message,
  }))

/** A refusal of input, told field by field. */
export const invalid = (errors: readonly FieldError[]): ApiError =>
  new ApiError('invalid', errors[0]?.message ?? 'Please check what you entered', { errors })

/** A refusal because nothing has that id. */
export const notFound = (what: string): ApiError => new ApiError('notFound', `${what} not found`)

/** A refusal because only those who are logged in may do this. */
export const notSignedIn = (): ApiError => new ApiError('notSignedIn', 'Please log in to do this')

/** A refusal because the account's role does not allow it. */
export const notAllowed = (): ApiError => new ApiError('notAllowed', 'Your account may not do this')
