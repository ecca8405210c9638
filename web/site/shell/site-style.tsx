import { use } from 'react'
import { NonceContext } from '#web/head/nonce-context.ts'
import { PageStyleSheetContext } from '#web/head/style-context.ts'

const id = 'site-style'
const inPage = typeof document === 'undefined' ? '' : document.getElementById(id)?.textContent

/**
 * Inlines the page's style sheet. In the browser, hydration keeps the content of the existing style element.
 */
export function InlineStyleSheet() {
  const nonce = use(NonceContext)
  const html = { __html: use(PageStyleSheetContext) ?? inPage ?? '' }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as it was built
    <style id={id} nonce={nonce} dangerouslySetInnerHTML={html} suppressHydrationWarning />
  )
}
