import { use } from 'react'
import { NonceContext } from './nonce-context.ts'

/** An inline script that runs before hydration, so the browser does not need its code again. */
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
