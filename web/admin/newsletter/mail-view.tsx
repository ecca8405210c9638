type MailViewProps = { html: string; label: string }

/** Shows a mail as a mail program would: apart from the page and its styles. */
export function MailView({ html, label }: MailViewProps) {
  const show = (place: HTMLElement | null) => {
    if (place === null) return
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    // The site's policy refuses the style sheet for dark mail programs.
    const shown = html.replace(/<head>.*<\/head>/s, '')
    const { body } = new DOMParser().parseFromString(shown, 'text/html')
    const mail = document.createElement('div')
    mail.setAttribute('style', body.getAttribute('style') ?? '')
    for (const node of [...body.childNodes]) mail.append(node)
    root.replaceChildren(mail)
    for (const element of [mail, ...mail.querySelectorAll<HTMLElement>('[style]')]) {
      // The site's policy takes no styles from texts, but from scripts.
      element.style.cssText = element.getAttribute('style') ?? ''
    }
    for (const link of mail.querySelectorAll('a')) link.target = '_blank'
  }
  return (
    <section
      key={html}
      ref={show}
      aria-label={label}
      className="overflow-x-auto rounded-md border border-line"
    />
  )
}
