type MailViewProps = { html: string; label: string }

/** Shows a mail like a mail program would, isolated from the page and its styles. */
export function MailView({ html, label }: MailViewProps) {
  const show = (element: HTMLElement | null) => {
    if (element === null) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    // The Content Security Policy blocks the style sheet for mail programs in dark mode.
    const shown = html.replace(/<head>.*<\/head>/s, '')
    const { body } = new DOMParser().parseFromString(shown, 'text/html')
    const mail = document.createElement('div')
    mail.setAttribute('style', body.getAttribute('style') ?? '')
    for (const node of [...body.childNodes]) mail.append(node)
    root.replaceChildren(mail)
    for (const element of [mail, ...mail.querySelectorAll<HTMLElement>('[style]')]) {
      // The Content Security Policy blocks style attributes in HTML, but not styles that scripts set.
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
