import type { Access } from './role.ts'
import { z } from './zod.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** How the input travels: in the address, as JSON, or as a form that may hold files. */
export type Encoding = 'query' | 'json' | 'multipart'

/** One HTTP call as plain data: the server implements it, the client sends it, OpenAPI prints it. */
export interface Call {
  readonly method: Method
  /** Below `/api/v1`; `:name` parts are filled from the input. */
  readonly path: `/${string}`
  readonly access: Access
  /** Allowed before the account has added a second factor that everyone must have. */
  readonly withoutSecondFactor?: true
  /** Belongs to the person who calls, such as their account or what they typed: closed to keys of programs. */
  readonly ofOwnAccount?: true
  readonly encoding: Encoding
  readonly summary: string
  /** What a person is told once it is done: the server sends it, the site shows it. */
  readonly success?: string
  readonly input: z.ZodObject
  /** The input of something saved as a draft, which may lack what is required otherwise. */
  readonly draft?: z.ZodObject
  readonly reply: z.ZodObject
  /** Adds several entries: a request with an `Idempotency-Key` takes effect once, as where one entry is added. */
  readonly addsSeveral?: true
  /** Its answer holds a secret: a request with an `Idempotency-Key` takes effect once, and is not answered again. */
  readonly holdsSecret?: true
  /** A read that does not travel as GET. */
  readonly reads?: true
  /** How many entries a list of the input may have, where that is more than the usual 500. */
  readonly longestList?: number
  /** How many names and list entries the input may have in all, where that is more than the usual 5,000. */
  readonly mostValues?: number
  /** How many bytes its texts may have, where that is more than the usual 1 MB. */
  readonly mostBytes?: number
  /** How many bytes a file may have, where that is more than the usual 10 MB: it is then read from disk, not from memory. */
  readonly fileBytes?: number
  /**
   * A field of the answer that is a file: where it is set, callers that do not ask for JSON get the file itself.
   */
  readonly file?: { readonly field: string; readonly type: string; readonly name: string }
  /**
   * A file that is sent while it is made, however large it becomes, instead of an answer; its handler gives it as `file`.
   */
  readonly download?: { readonly type: string; readonly name: string }
  /** Other wire names under which a field is accepted, e.g. `{ id: '_id' }`. */
  readonly aliases?: Readonly<Record<string, string>>
}

/** The calls of one entity, named by the last word of their paths. */
export type CallMap = Readonly<Record<string, Call>>

/** For `longestList`: so that a list that is far too long is refused beside its name. */
export const farTooLong = 100_000

/** In which of the site's languages; the main one unless it is said. */
export const inLanguage = { lang: z.string('Must be the code of a language').max(100).optional() }

const isPublicRead = ({ access, method, reads }: Call): boolean =>
  access === 'public' && (method === 'GET' || reads === true)

/** Describes one call and keeps its exact types. Callers without an account may choose the language. */
export const call = <const C extends Call>(description: C): C =>
  isPublicRead(description)
    ? { ...description, input: description.input.extend(inLanguage) }
    : description

type PublicRead = { readonly access: 'public' } & (
  | { readonly method: 'GET' }
  | { readonly reads: true }
)

type OwnInput<C extends Call> = C extends { readonly draft: infer D extends z.ZodObject }
  ? z.output<D>
  : z.output<C['input']>

/** What a caller hands over and a handler receives: domain values, not wire text. */
export type Input<C extends Call> = C extends PublicRead
  ? // A call that takes nothing else would forbid it.
    (string extends keyof OwnInput<C> ? unknown : OwnInput<C>) & { lang?: string | undefined }
  : OwnInput<C>
/** The named fields of an answer, without the envelope. */
export type ReplyFields<C extends Call> = z.output<C['reply']>
/** A whole answer as it travels. */
export type Answer<C extends Call> = ReplyFields<C> & { success: true; message: string }

/** The name under which a call answers with a list. */
export const listNameOf = ({ reply, path }: Call): string => {
  const name = Object.keys(reply.shape).find((key) => reply.shape[key] instanceof z.ZodArray)
  if (name === undefined) throw new Error(`${path} answers with no list`)
  return name
}

/** What a call names its entry by: the field that is also taken as `_id`, else `id`. */
export const idNameOf = ({ aliases = {} }: Pick<Call, 'aliases'>): string =>
  Object.keys(aliases).find((name) => aliases[name] === '_id') ?? 'id'

/** Where every call lives. */
export const apiBase = '/api/v1'
