import { lazy, Suspense } from 'react'
import { contactContent } from '#contract/content/contact.ts'
import { contact } from '#web/content/contact.ts'
import { useWords } from '#web/content/use-words.ts'
import { Skeleton } from '#web/ui/list/skeleton.tsx'

// What checks the form is larger than the page: it comes after it.
const ContactForm = lazy(async () => ({
  default: (await import('./contact-form.tsx')).ContactForm,
}))

/** The form with its heading, and another way for readers without scripts. */
export function ContactSection({ email }: { email: string }) {
  const words = useWords(contactContent)
  return (
    <section aria-labelledby="write" className="print:hidden">
      <h2 id="write" className="display mb-6 text-3xl">
        {words.formTitle}
      </h2>
      <p className="mb-6 hidden rounded-md border border-line-strong bg-surface px-4 py-3 text-sm noscript:block">
        {contact.withoutScript}{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        .
      </p>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ContactForm />
      </Suspense>
    </section>
  )
}
