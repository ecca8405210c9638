import { Check, Send } from 'lucide-react'
import { type FormEvent, use, useId, useState } from 'react'
import { useHref } from 'react-router'
import { headerFooterContent } from '#contract/content/frame.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { ChangedContentContext } from '#web/content/content-context.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { ContactAddressContext } from '#web/site/parts/mail-context.ts'
import { PrivacyNote } from '#web/site/parts/privacy-note.tsx'
import { ContactAddress } from '#web/site/parts/write-to.tsx'
import { Button } from '#web/ui/button.tsx'
import { HoneypotField } from '#web/ui/form/honeypot-field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'

// Loaded when the box gets the focus, because validation is larger than the footer.
const loadSubscribe = () => import('./subscribe.ts')

/**
 * Newsletter sign-up in the footer. On static sites without a server for forms, the group's e-mail address
 * instead.
 */
export function NewsletterBox() {
  const mail = use(ContactAddressContext)
  const { newsletterTitle } = useStrings(headerFooterContent)
  if (!mail) return <SignUp />
  return (
    <>
      <h2 className="display mb-2 text-2xl">{newsletterTitle}</h2>
      <ContactAddress address={mail} />
    </>
  )
}

/**
 * Newsletter form. The server mails a confirmation link. Without JavaScript, the browser submits the form to
 * the newsletter page.
 */
function SignUp() {
  const id = useId()
  const isHydrated = useIsHydrated()
  const texts = useStrings(headerFooterContent)
  const words = useStrings(frameLabels)
  const content = use(ChangedContentContext)
  const action = useHref('/newsletter')
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const formData = new FormData(form)
    const email = String(formData.get('email') ?? '').trim()
    setPending(true)
    const found = await loadSubscribe()
      .then(({ subscribeToNewsletter }) =>
        subscribeToNewsletter({ email, website: String(formData.get('website') ?? '') }, content),
      )
      .catch(() => words.notSent)
    setPending(false)
    setProblem(found)
    if (found === null) {
      form.reset()
      setAskedFor(email)
    } else form.querySelector('input')?.focus()
  }

  return (
    <form
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={submit}
      onFocus={loadSubscribe}
    >
      <h2 className="display text-2xl">{texts.newsletterTitle}</h2>
      <p className="mt-1 max-w-[46ch] text-ink-soft text-sm">{texts.newsletterText}</p>
      <div className="mt-4 flex max-w-lg gap-2 md:max-w-none">
        <label htmlFor={id} className="sr-only">
          {texts.newsletterEmail}
        </label>
        <Input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={words.newsletterExample}
          aria-describedby={`${id}-state`}
          aria-invalid={problem !== null || undefined}
          onChange={() => setAskedFor(null)}
          className="h-12 rounded-full px-5"
        />
        <Button
          type="submit"
          size="icon"
          pending={pending}
          aria-label={texts.newsletterSend}
          title={texts.newsletterSend}
          className="size-12"
        >
          <Send aria-hidden="true" />
        </Button>
      </div>
      <HoneypotField label={words.leaveEmpty} />
      <PrivacyNote />
      <p id={`${id}-state`} aria-live="polite" className="mt-2 min-h-6 break-words text-sm">
        {problem !== null && <span className="font-medium text-accent">{problem}</span>}
        {askedFor !== null && problem === null && (
          <span className="text-signal-strong">
            <Check aria-hidden="true" className="me-1.5 inline size-4" />
            {fillPlaceholders(texts.newsletterAsked, { email: askedFor })}
          </span>
        )}
      </p>
    </form>
  )
}
