import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { type CallToasts, toasts } from './toasts.ts'

const table: Readonly<Record<string, Readonly<Record<string, CallToasts>>>> = toasts

const byCall = new Map<Call, CallToasts>(
  Object.entries(api).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => [call, table[entity]?.[name] ?? {}] as const),
  ),
)

/** What a person is told about a call. */
export const toastsOf = (call: Call): CallToasts => byCall.get(call) ?? {}
