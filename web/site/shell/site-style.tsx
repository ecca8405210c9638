import { use } from 'react'
import { NonceContext } from '#web/head/nonce-context.ts'
import { StyleContext } from '#web/head/style-context.ts'

const inPage = (id: string) =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.textContent ?? '')

const known = { text: inPage('site-style'), whole: undefined, theme: inPage('site-theme') }

/** The style sheets within the page; the browser's own text stands in for them should React draw the page anew. */
export function SiteStyle() {
  const { text, whole, theme } = use(StyleContext) ?? known
  const shared = { nonce: use(NonceContext), suppressHydrationWarning: true }
  return (
    <>
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: our own style sheets, as they were built */}
      <style
        {...shared}
        id="site-style"
        data-whole={whole}
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <style {...shared} id="site-theme" dangerouslySetInnerHTML={{ __html: theme }} />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above */}
    </>
  )
}
