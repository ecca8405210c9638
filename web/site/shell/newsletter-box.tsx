import { Check, Send } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { frameContent } from '#contract/content/frame.ts'
import { fill } from '#contract/content/group.ts'
import { newsletterBox as words } from '#web/content/newsletter-box-words.ts'
import { useWords } from '#web/content/use-words.ts'
import { PrivacyNote } from '#web/site/parts/privacy-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { TrapField } from '#web/ui/form/trap-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

// What checks and sends an address is larger than the footer, so it comes when someone turns to the box.
const loadSubscribe = () => import('./subscribe.ts')

/** The footer's sign-up for news: a mail with a link to confirm follows. Without its script the newsletter's page answers. */
export function NewsletterBox() {
  const id = useId()
  const isHydrated = useHydrated()
  const texts = useWords(frameContent)
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const email = String(typed.get('email') ?? '').trim()
    setPending(true)
    const found = await loadSubscribe()
      .then(({ subscribe }) => subscribe({ email, website: String(typed.get('website') ?? '') }))
      .catch(() => words.failed)
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
      action="/newsletter"
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
          placeholder={words.placeholder}
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
      <TrapField label={words.trap} />
      <PrivacyNote />
      <p id={`${id}-state`} aria-live="polite" className="mt-2 min-h-6 break-words text-sm">
        {problem !== null && <span className="font-medium text-accent">{problem}</span>}
        {askedFor !== null && problem === null && (
          <span className="text-signal-strong">
            <Check aria-hidden="true" className="mr-1.5 inline size-4" />
            {fill(texts.newsletterAsked, { email: askedFor })}
          </span>
        )}
      </p>
    </form>
  )
}
