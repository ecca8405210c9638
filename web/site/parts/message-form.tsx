import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { fillPlaceholders } from '#contract/content/group.ts'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { ChangedContentContext } from '#web/content/content-context.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field, Textarea } from '#web/ui/form/field.tsx'
import { HoneypotField } from '#web/ui/form/honeypot-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { scrollIntoViewRef } from '#web/ui/scroll-into-view.ts'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'
import { ContactAddressContext } from './mail-context.ts'
import {
  type MessageSendResult,
  type TypedFieldTexts,
  typedFieldTextsOf,
} from './message-outcome.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { ContactAddress } from './write-to.tsx'

// Loaded when the form gets the focus, because validation is larger than most pages.
const loadSender = () => import('./send-message.ts')

/** URL fragment of the form on the contact page. */
export const messageFormAnchor = 'write'

type MessageFormProps = {
  postId?: string | undefined
  words: {
    readonly submit: string
    readonly sentTitle: string
    readonly sentText: string
    readonly again: string
  }
  labels: { readonly name: string; readonly email: string; readonly message: string }
  rows: number
  /** Result of a submission without JavaScript, with the typed texts. */
  outcome?: (MessageSendResult & { readonly typed: TypedFieldTexts }) | undefined
  className?: string
}

/** Contact form. On static sites without a server for forms, the group's e-mail address instead. */
export function MessageForm(props: MessageFormProps) {
  const mail = use(ContactAddressContext)
  return mail ? <ContactAddress address={mail} /> : <SentForm {...props} />
}

/**
 * Sends a message to the group. Before hydration the browser submits the form to the contact
 * page.
 */
function SentForm({ postId, words, labels, rows, outcome, className }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const action = useHref('/contactus')
  const content = use(ChangedContentContext)
  const { leaveEmpty } = useStrings(frameLabels)
  const isHydrated = useIsHydrated()
  const [result, setResult] = useState<MessageSendResult | null>(outcome ?? null)
  const [pending, setPending] = useState(false)
  const { errors, message } = result && 'errors' in result ? result : nothingWrong

  // Move the focus to the first field with an error.
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    event.preventDefault()
    if (pending) return
    setPending(true)
    const sender = await loadSender().catch(() => null)
    // If the script cannot be loaded, the browser submits the form.
    if (!sender) return currentTarget.submit()
    setResult(
      await sender.sendContactMessage(typedFieldTextsOf(new FormData(currentTarget)), content),
    )
    setPending(false)
  }

  if (result && 'sentBy' in result) {
    return <Sent words={words} email={result.sentBy} onAgain={() => setResult(null)} />
  }
  const fieldOf = (name: 'name' | 'email' | 'message') => ({
    name,
    label: labels[name],
    defaultValue: outcome?.typed[name],
    error: errors.find(({ path }) => path === name)?.message,
  })
  const { defaultValue, ...messageField } = fieldOf('message')
  return (
    <form
      ref={form}
      method="post"
      action={`${action}#${messageFormAnchor}`}
      noValidate={isHydrated}
      onSubmit={submit}
      onFocus={loadSender}
      className="grid grid-cols-1 gap-5"
    >
      {message && <Notice ref={scrollIntoViewRef}>{message}</Notice>}
      <div className={cn('grid grid-cols-1 gap-5', className)}>
        <Field {...fieldOf('name')} autoComplete="name" maxLength={200} />
        <Field {...fieldOf('email')} type="email" autoComplete="email" required />
      </div>
      <Field {...messageField} required>
        <Textarea dir={undefined} rows={rows} maxLength={20_000} defaultValue={defaultValue} />
      </Field>
      {postId && <input type="hidden" name="postId" value={postId} />}
      <HoneypotField label={leaveEmpty} />
      <PrivacyNote />
      <Button type="submit" size="lg" pending={pending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}

const nothingWrong: Extract<MessageSendResult, { message: unknown }> = { errors: [], message: null }

type SentProps = Pick<MessageFormProps, 'words'> & { email: string; onAgain: () => void }

function Sent({ words, email, onAgain }: SentProps) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="rounded-lg border border-signal bg-signal-soft p-6 outline-none sm:p-8"
    >
      <p className="display text-2xl">{words.sentTitle}</p>
      <p className="mt-2 break-words text-ink-soft">
        {fillPlaceholders(words.sentText, { email })}
      </p>
      <Button variant="secondary" className="noscript:hidden mt-6" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
