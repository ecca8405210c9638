import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, type FieldError } from '#contract/call/api-error.ts'
import { type EntryTranslation, translationApi } from '#contract/lifecycle/translation.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useApiCall } from '#web/api/use-call.ts'

export interface EntryTranslationKey {
  readonly entity: string
  readonly id: string
  readonly lang: string
}

/** Loads the translation of an entry, keeps the typed texts, and saves them. */
export const useEntryTranslation = ({ entity, id, lang }: EntryTranslationKey) => {
  const [saved, setSaved] = useState<EntryTranslation | 'failed'>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { run, pending } = useApiCall(translationApi.saveTranslation)

  const load = async (isThere: boolean | (() => boolean)) => {
    const isWanted = () => (typeof isThere === 'function' ? isThere() : isThere)
    await browserApiClient.translation.getTranslation({ entity, id, lang }).then(
      ({ translation }) => isWanted() && setSaved(translation),
      () => isWanted() && setSaved('failed'),
    )
  }
  const loadFirst = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry or language is loaded again
  useEffect(() => {
    let isThere = true
    void loadFirst(() => isThere)
    return () => {
      isThere = false
    }
  }, [entity, id, lang])

  const save = async (status: 'published' | 'draft'): Promise<boolean> => {
    if (saved === undefined || saved === 'failed') return false
    // Publishing includes the texts that were saved as a draft before.
    const drafts = Object.entries(saved.fields).flatMap(([name, field]) =>
      status === 'published' && field.status === 'draft' ? [[name, field.text]] : [],
    )
    const fields = { ...Object.fromEntries(drafts), ...typed }
    const answer = await run({ entity, id, lang, fields, version: saved.version, status })
    if (answer instanceof ApiError) {
      setErrors(answer.errors)
      // Someone else has saved the translation. Loads their version, and keeps the typed text.
      if (answer.code === 'staleVersion') await load(true)
      return false
    }
    setErrors([])
    setTyped({})
    setSaved(answer.translation)
    return true
  }

  return {
    saved,
    pending,
    isTyped: Object.keys(typed).length > 0,
    textOf: (name: string, before: string) => typed[name] ?? before,
    errorOf: (name: string) => errors.find(({ path }) => path === `fields.${name}`)?.message,
    type: (name: string, text: string) => setTyped({ ...typed, [name]: text }),
    save,
  }
}
