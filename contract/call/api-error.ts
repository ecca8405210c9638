import { type ApiErrorCode, apiErrorCodes, isApiErrorCode } from './refusals.ts'
import { z } from './zod.ts'

const fieldError = z.object({ path: z.string(), message: z.string() })

export type FieldError = z.infer<typeof fieldError>

/** Maximum number of field errors in a response, because nobody corrects more at once. */
const maxErrors = 100

/** A field of a suggestion whose value changed after the suggestion was made. */
const difference = z.object({ field: z.string(), suggested: z.unknown(), now: z.unknown() })

export interface EditConflict {
  readonly differences: z.infer<typeof difference>[]
  readonly version: number
}

export const errorResponseSchema = z.object({
  success: z.literal(false),
  code: z
    .custom<ApiErrorCode>(isApiErrorCode)
    .meta({ type: 'string', enum: Object.keys(apiErrorCodes) }),
  message: z.string(),
  errors: z.array(fieldError).optional(),
  /** True if the call would succeed after the user confirms the password. */
  needsPassword: z.literal(true).optional(),
  /**
   * Fields that someone else changed meanwhile. Repeating the call with this `version` overwrites
   * their values.
   */
  differences: z.array(difference).optional(),
  version: z.int().optional(),
})

export type ErrorResponse = z.infer<typeof errorResponseSchema>

const anyRefusal = errorResponseSchema.extend({ code: z.string().optional() })

const codeByStatus: Readonly<Record<number, ApiErrorCode>> = {
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'notFound',
}

/** Status codes by error code, for errors that the client detects. */
const clientCodes = {
  unreachable: 0,
  brokenAnswer: 200,
  uncoded: 500,
  /** For responses that are not from the API, such as an error page of a proxy. */
  unknown: 500,
} as const

export type ApiOrClientErrorCode = ApiErrorCode | keyof typeof clientCodes

export const invalidResponseMessage = 'Invalid API response format'

const statusOf = (code: ApiOrClientErrorCode): number =>
  isApiErrorCode(code) ? apiErrorCodes[code][0] : clientCodes[code]

const codeOf = (status: number, code = ''): ApiOrClientErrorCode =>
  isApiErrorCode(code) ? code : (codeByStatus[status] ?? 'uncoded')

/** An error of the API. The server throws it and sends it as JSON, and the client throws an equal error. */
export class ApiError extends Error {
  readonly code: ApiOrClientErrorCode
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly retryAfter: number | undefined
  readonly outdated: EditConflict | undefined

  constructor(
    code: ApiOrClientErrorCode,
    message: string,
    more: {
      status?: number
      errors?: readonly FieldError[]
      retryAfter?: number
      outdated?: EditConflict | undefined
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

  toBody(): ErrorResponse {
    const code = isApiErrorCode(this.code) ? this.code : 'internal'
    return {
      success: false,
      code,
      message: this.message,
      ...(this.errors.length > 0 && { errors: this.errors.slice(0, maxErrors) }),
      ...(code === 'passwordNeeded' && { needsPassword: true }),
      ...this.outdated,
    }
  }

  static fromAnswer(status: number, body: unknown, retryAfter: string | null): ApiError {
    const { data } = anyRefusal.safeParse(body)
    const unexpected =
      status < 300 ? invalidResponseMessage : `The server answered with status ${status}`
    const message = data?.message ?? unexpected
    return new ApiError(data ? codeOf(status, data.code) : 'unknown', message, {
      status,
      errors: data?.errors ?? [],
      outdated:
        data?.differences && data.version !== undefined
          ? { differences: data.differences, version: data.version }
          : undefined,
      // A proxy may send a date instead of seconds.
      ...(/^\d+$/.test(retryAfter ?? '') && { retryAfter: Number(retryAfter) }),
    })
  }
}

const isForMachines = /^(Invalid |Too (big|small)|Unrecognized )/

export const toFieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.slice(0, maxErrors).map(({ path, message }) => ({
    path: path.join('.'),
    message: isForMachines.test(message) ? 'Please check this field' : message,
  }))

export const createInvalidInputError = (errors: readonly FieldError[]): ApiError =>
  new ApiError('invalid', errors[0]?.message ?? 'Please check what you entered', { errors })

export const createNotFoundError = (what: string): ApiError =>
  new ApiError('notFound', `${what} not found`)

export const createNotSignedInError = (): ApiError =>
  new ApiError('notSignedIn', 'Please log in to do this')

export const createNotAllowedError = (): ApiError =>
  new ApiError('notAllowed', 'Your account may not do this')
