import { z } from 'zod'

const fieldError = z.object({ path: z.string(), message: z.string() })

/** One thing wrong with one field; `path` is the field's wire name, `socialLinks.0.url` when nested. */
export type FieldError = z.infer<typeof fieldError>

/** The body of every refused call. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(fieldError).optional(),
})

export type ErrorBody = z.infer<typeof errorBody>

const malformed = 'Invalid API response format'
const wordless = (status: number): string => `The server answered with status ${status}`

/** A refusal that travels: thrown on the server, sent as JSON, thrown again by the client. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.status = status
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
  }

  /** Whether nothing but the status is known: some proxy answered, or the answer was cut. */
  get isWordless(): boolean {
    return this.message === wordless(this.status)
  }

  /** Whether the server said yes and left out what it promised. */
  get isMalformed(): boolean {
    return this.message === malformed
  }

  /** The error behind a success that lacks a field of its reply. */
  static malformed(status: number): ApiError {
    return new ApiError(status, malformed)
  }

  /** The JSON that tells a client about it. */
  toBody(): ErrorBody {
    const body: ErrorBody = { success: false, message: this.message }
    return this.errors.length > 0 ? { ...body, errors: [...this.errors] } : body
  }

  /** The refusal behind an answer that was not a success. */
  static fromAnswer(status: number, body: unknown, retryAfter: string | null): ApiError {
    const parsed = errorBody.safeParse(body)
    const message = parsed.data?.message ?? wordless(status)
    return new ApiError(status, message, {
      errors: parsed.data?.errors ?? [],
      // A proxy may answer with a date instead of seconds.
      ...(/^\d+$/.test(retryAfter ?? '') && { retryAfter: Number(retryAfter) }),
    })
  }
}

/** How zod begins where a schema has no sentence of its own. */
const isForMachines = /^(Invalid |Too (big|small)|Unrecognized )/

/** Names every field a schema refused, each with a sentence for people. */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: isForMachines.test(message) ? 'Please check this field' : message,
  }))

/** A refusal of input, told field by field. */
export const invalid = (errors: readonly FieldError[]): ApiError =>
  new ApiError(400, errors[0]?.message ?? 'Please check what you entered', { errors })

/** A refusal because nothing has that id. */
export const notFound = (what: string): ApiError => new ApiError(404, `${what} not found`)

/** A refusal because the account's role does not reach that far. */
export const notAllowed = (): ApiError => new ApiError(403, 'Your account may not do this')
