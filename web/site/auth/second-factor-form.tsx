import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { authApi } from '#contract/account/auth.ts'
import {
  type PasskeyRequestOptions,
  passkeySignatureSchema,
} from '#contract/account/second-factor.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { ResponseBody } from '#contract/call/call.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { secondFactorLoginStrings as words } from '#web/content/second-factor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

type SecondHalfFormProps = {
  challenge: string
  question: PasskeyRequestOptions | undefined
  onDone: (answer: ResponseBody<typeof authApi.login>) => void
  onStartAgain: () => void
}

/** Second step of signing in: a code, or a passkey if the account has one. */
export function SecondFactorForm({
  challenge,
  question,
  onDone,
  onStartAgain,
}: SecondHalfFormProps) {
  const code = useRef<HTMLInputElement>(null)
  // The form replaces the one that had the focus.
  useEffect(() => code.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{words.intro}</p>
      {question && <PasskeyButton challenge={challenge} question={question} onDone={onDone} />}
      <CallForm
        call={authApi.login}
        fixed={{ challenge }}
        onDone={onDone}
        onRefused={({ code }) => {
          if (code !== 'challengeExpired') return false
          onStartAgain()
          return true
        }}
      >
        <div className="grid gap-5">
          <CallField name="code" label={words.code} hint={words.codeHint} required>
            <Input
              ref={code}
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              className="font-mono tracking-wider"
            />
          </CallField>
          <SubmitButton size="lg">{words.submit}</SubmitButton>
        </div>
      </CallForm>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onStartAgain}>
        {words.again}
      </Button>
    </div>
  )
}

type PasskeyButtonProps = Pick<SecondHalfFormProps, 'challenge' | 'onDone'> & {
  question: PasskeyRequestOptions
}

function PasskeyButton({ challenge, question, onDone }: PasskeyButtonProps) {
  const { run, pending } = useApiCall(authApi.login)
  const [hasFailed, setFailed] = useState(false)
  const ask = async () => {
    setFailed(false)
    const proof = await startAuthentication({ optionsJSON: question }).catch(() => null)
    if (proof === null) return setFailed(true)
    const answer = await run({ challenge, passkey: passkeySignatureSchema.parse(proof) })
    if (answer instanceof ApiError) setFailed(true)
    else onDone(answer)
  }
  return (
    <>
      {hasFailed && <Notice>{words.passkeyFailed}</Notice>}
      <Button size="lg" variant="secondary" pending={pending} onClick={ask}>
        {words.passkey}
      </Button>
    </>
  )
}
