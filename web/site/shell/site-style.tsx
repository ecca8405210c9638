import { use } from 'react'
import { NonceContext } from '#web/head/nonce-context.ts'
import { StyleContext } from '#web/head/style-context.ts'

const id = 'site-style'
const inPage = typeof document === 'undefined' ? '' : document.getElementById(id)?.textContent

/** The style sheet within the page. The browser's own text replaces the placeholder if React draws the page again. */
export function SiteStyle() {
  const nonce = use(NonceContext)
  const html = { __html: use(StyleContext) ?? inPage ?? '' }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as it was built
    <style id={id} nonce={nonce} dangerouslySetInnerHTML={html} suppressHydrationWarning />
  )
}
