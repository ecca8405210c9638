type MailViewProps = { html: string; label: string }

/** Shows the HTML of a mail in a shadow root, isolated from the styles of the page. */
export function MailPreviewFrame({ html, label }: MailViewProps) {
  const show = (element: HTMLElement | null) => {
    if (element === null) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    // Removes the style sheet for dark mode, which the Content Security Policy would block.
    const shown = html.replace(/<head>.*<\/head>/s, '')
    const { body } = new DOMParser().parseFromString(shown, 'text/html')
    const mail = document.createElement('div')
    mail.setAttribute('style', body.getAttribute('style') ?? '')
    for (const node of [...body.childNodes]) mail.append(node)
    root.replaceChildren(mail)
    for (const element of [mail, ...mail.querySelectorAll<HTMLElement>('[style]')]) {
      // The Content Security Policy blocks `style` attributes from HTML. Styles set by scripts are allowed.
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
