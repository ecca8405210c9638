import { use } from 'react'
import { NonceContext } from './nonce-context.ts'

/** A script within the page. It has run when React comes, so the browser need not be sent it a second time. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={use(NonceContext)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, known to the policy by its hash
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
    />
  )
}
