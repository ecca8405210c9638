import type { AccessLevel } from './role.ts'
import { z } from './zod.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type InputEncoding = 'query' | 'json' | 'multipart'

/** One HTTP request of the API as plain data. Server, client and OpenAPI document are derived from it. */
export interface ApiCall {
  readonly method: HttpMethod
  readonly path: `/${string}`
  readonly access: AccessLevel
  /** Whether accounts can call it before they set up the second factor that everyone must have. */
  readonly withoutSecondFactor?: true
  /** Whether the call concerns the user's own account or data. API keys cannot make it. */
  readonly isPersonal?: true
  readonly encoding: InputEncoding
  readonly summary: string
  readonly success?: string
  readonly input: z.ZodObject
  /** Input schema for drafts, which may lack required fields. */
  readonly draft?: z.ZodObject
  readonly reply: z.ZodObject
  /** Whether the call creates several entries. Then it accepts the header `Idempotency-Key`. */
  readonly addsSeveral?: true
  /**
   * Whether the response contains a secret. Such responses are not stored, so a repeated `Idempotency-Key` is
   * an error.
   */
  readonly hasSecretResponse?: true
  readonly reads?: true
  /** Maximum length of lists in the input, 500 by default. */
  readonly maxListLength?: number
  /** Maximum number of names and list items in the input, 5,000 by default. */
  readonly maxValues?: number
  /** Maximum size of the texts in the input, in bytes. The default is 1 MB. */
  readonly maxTextBytes?: number
  /**
   * Maximum size of a file, in bytes. The default is 10 MB. Files of calls with this field are read from disk
   * instead of memory.
   */
  readonly maxFileBytes?: number
  /** Response field that contains a file. Callers that do not request JSON receive the file itself. */
  readonly file?: { readonly field: string; readonly type: string; readonly name: string }
  /** Type and name of a file that is streamed instead of a response. The handler returns it as `file`. */
  readonly download?: { readonly type: string; readonly name: string }
  /** Other wire names of input fields, such as `{ id: '_id' }`. */
  readonly aliases?: Readonly<Record<string, string>>
}

export type CallMap = Readonly<Record<string, ApiCall>>

/**
 * Maximum list length for calls whose schema checks the length itself, to name the field in the
 * error.
 */
export const maxPrecheckedListLength = 100_000

export const langInputFields = {
  lang: z.string('Must be the code of a language').max(100).optional(),
}

const isPublicRead = ({ access, method, reads }: ApiCall): boolean =>
  access === 'public' && (method === 'GET' || reads === true)

/** Keeps the exact types of a call. Adds the input `lang` to reads without authentication. */
export const defineCall = <const C extends ApiCall>(description: C): C =>
  isPublicRead(description)
    ? { ...description, input: description.input.extend(langInputFields) }
    : description

type PublicRead = { readonly access: 'public' } & (
  | { readonly method: 'GET' }
  | { readonly reads: true }
)

type OwnInput<C extends ApiCall> = C extends { readonly draft: infer D extends z.ZodObject }
  ? z.output<D>
  : z.output<C['input']>

export type CallInput<C extends ApiCall> = C extends PublicRead
  ? // A call without input would forbid `lang`.
    (string extends keyof OwnInput<C> ? unknown : OwnInput<C>) & { lang?: string | undefined }
  : OwnInput<C>
export type ReplyFields<C extends ApiCall> = z.output<C['reply']>
export type ResponseBody<C extends ApiCall> = ReplyFields<C> & { success: true; message: string }

export const listFieldNameOf = ({ reply, path }: ApiCall): string => {
  const name = Object.keys(reply.shape).find((key) => reply.shape[key] instanceof z.ZodArray)
  if (name === undefined) throw new Error(`${path} answers with no list`)
  return name
}

/**
 * Returns the name of the input field with the entry's id: the alias of `_id` if there is one, or
 * else `id`.
 */
export const idFieldNameOf = ({ aliases = {} }: Pick<ApiCall, 'aliases'>): string =>
  Object.keys(aliases).find((name) => aliases[name] === '_id') ?? 'id'

export const apiBasePath = '/api/v1'
