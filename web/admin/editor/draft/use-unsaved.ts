import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiError } from '#contract/call/api-error.ts'
import { randomId } from '#web/admin/editor/form/random-id.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { useMayEdit } from '#web/session/session.ts'
import {
  readUnsavedFormValues,
  removeUnsavedFormValues,
  restoreUnsavedFormValues,
  serializeFormValues,
  storeUnsavedFormValues,
  type UnsavedFormValues,
} from './unsaved-text.ts'

type UnsavedOptions = {
  /** Identifies the form in the storage of this device and on the server. */
  form: string
  /** Whether the entry is not added yet. If so, the server stores unsaved text as well. */
  isNew: boolean
  formOf: () => HTMLFormElement | null
}

const discard = (unfinishedId: string): Promise<void> =>
  browserApiClient.unfinished.discardUnfinished({ unfinishedId }).then(
    () => undefined,
    // Failure is ignored: the form only offers the text once more.
    () => undefined,
  )

/** Stores unsaved text on this device, for new entries also on the server, and offers it when the form is opened again. */
export const useUnsavedFormValues = ({ form: key, isNew, formOf }: UnsavedOptions) => {
  const isOnServer = useMayEdit() && isNew
  const [offered, setOffered] = useState(() => readUnsavedFormValues(key))
  // Id of the copy on the server. Restored text keeps the id under which it was stored.
  const id = useRef('')
  const isThere = useRef(false)
  const isAnswered = useRef(false)
  const before = useRef('')
  const begin = useEffectEvent(() => {
    const form = formOf()
    id.current = randomId()
    if (form) before.current = JSON.stringify(serializeFormValues(form))
  })
  useEffect(() => begin(), [])

  useEffect(() => {
    if (!isOnServer) return
    let isCurrent = true
    browserApiClient.unfinished.showUnfinished({ form: key }).then(
      ({ unfinished }) => {
        if (!isCurrent || isAnswered.current || !unfinished) return
        const { unfinishedId, updatedAt: at, values } = unfinished
        // The copy on this device is at least as new as that on the server, so it is preferred.
        setOffered((onDevice) => onDevice ?? { id: unfinishedId, at, values })
      },
      // If the request fails, no text is offered.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key, isOnServer])

  const drop = async () => {
    removeUnsavedFormValues(key)
    if (!isThere.current) return
    isThere.current = false
    await discard(id.current)
  }
  const save = async (): Promise<ApiError | null> => {
    const form = formOf()
    if (!form) return null
    const values = serializeFormValues(form)
    try {
      // If the form is as it was when opened, there is nothing to restore.
      if (JSON.stringify(values) === before.current) await drop()
      else {
        isThere.current = true
        await browserApiClient.unfinished.saveUnfinished({
          unfinishedId: id.current,
          form: key,
          values,
        })
      }
      return null
    } catch (thrown) {
      return toApiError(thrown)
    }
  }
  const take = (unsaved: UnsavedFormValues) => {
    const form = formOf()
    if (unsaved.id !== undefined) {
      id.current = unsaved.id
      isThere.current = true
    }
    if (form) restoreUnsavedFormValues(form, unsaved)
  }

  const answered = () => {
    isAnswered.current = true
    setOffered(null)
  }

  return {
    /** Text of an earlier session, until the user restores or discards it. */
    offered,
    /** Stores the values of the form on this device. */
    keep: () => {
      const form = formOf()
      if (form) storeUnsavedFormValues(key, form, isOnServer ? id.current : undefined)
    },
    /** Stores the values of the form on the server. */
    save: isOnServer ? save : undefined,
    drop,
    bringBack: () => {
      if (offered) take(offered)
      answered()
    },
    discard: () => {
      removeUnsavedFormValues(key)
      if (offered?.id !== undefined) void discard(offered.id)
      answered()
    },
  }
}
