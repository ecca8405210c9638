import { startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useId, useState } from 'react'
import { newPasskeySchema, passkeyApi } from '#contract/account/second-factor.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { secondFactorStrings as strings } from '#web/content/second-factor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'

type PasskeySetupProps = { onDone: (recoveryCodes: readonly string[]) => void }

export function PasskeySetup({ onDone }: PasskeySetupProps) {
  const begin = useApiCall(passkeyApi.begin)
  const confirm = useApiCall(passkeyApi.confirm)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()

  const add = async (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    const begun = await begin.run({})
    if (begun instanceof ApiError) return setError(begun.message)
    const made = await startRegistration({ optionsJSON: begun.options }).catch(() => null)
    if (made === null) return setError(strings.passkeyFailed)
    const kept = await confirm.run({
      name: name.trim() || strings.passkeys,
      response: newPasskeySchema.parse(made),
    })
    if (kept instanceof ApiError) return setError(kept.message)
    setName('')
    onDone(kept.recoveryCodes)
  }

  return (
    <form className="grid max-w-md gap-4" onSubmit={add}>
      <Field
        id={id}
        name="passkeyName"
        label={strings.passkeyName}
        hint={strings.passkeyNameHint}
        error={error}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        pending={begin.pending || confirm.pending}
      >
        {strings.addPasskey}
      </Button>
    </form>
  )
}
