import { Link } from '#web/ui/link.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'

type AddressBlockProps = { lines: string; email: string; phone: string }

export function AddressBlock({ lines, email, phone }: AddressBlockProps) {
  return (
    <address className="max-w-measure break-words not-italic">
      <span className="whitespace-pre-line">{lines}</span>
      {email && (
        <Link to={`mailto:${email}`} className="link mt-3 block w-fit">
          <EmailAddress address={email} />
        </Link>
      )}
      {phone && (
        <Link to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link block w-fit">
          {phone}
        </Link>
      )}
    </address>
  )
}
