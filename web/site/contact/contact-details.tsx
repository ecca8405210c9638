import type { ReactNode } from 'react'
import { contactContent } from '#contract/content/contact.ts'
import { contactLabels } from '#contract/content/labels/contact.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import { useStrings } from '#web/content/use-strings.ts'

type ContactDetailsProps = {
  settings: Pick<SiteSettings, 'name' | 'address' | 'email' | 'phone'>
  social: ReactNode
}

export function ContactDetails({ settings, social }: ContactDetailsProps) {
  const contact = useStrings(contactLabels)
  const words = useStrings(contactContent)
  const { address, email, phone } = settings
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="sr-only">
        {contact.details}
      </h2>
      <dl className="grid gap-7">
        <Detail name={words.address}>
          {address.trim() && (
            <address className="whitespace-pre-line not-italic">{address}</address>
          )}
        </Detail>
        <Detail name={words.email}>
          {email && (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          )}
        </Detail>
        <Detail name={words.phone}>
          {phone.trim() && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link tabular">
              {phone}
            </a>
          )}
        </Detail>
        <Detail name={words.follow}>{social}</Detail>
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="min-w-0">
      <dt className="eyebrow mb-1">{name}</dt>
      <dd className="break-words text-lg">{children}</dd>
    </div>
  )
}
