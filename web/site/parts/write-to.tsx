/** E-mail address of the group, shown instead of a form. */
export function ContactAddress({ address }: { address: string }) {
  return (
    <p className="break-words">
      {address.includes('@') ? (
        <a href={`mailto:${address}`} className="link">
          {address}
        </a>
      ) : (
        address
      )}
    </p>
  )
}
