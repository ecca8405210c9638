import { use } from 'react'
import { NonceContext } from './nonce-context.ts'

/**
 * An inline script that runs before hydration. Its code is omitted from the browser's bundle, because it has
 * already run.
 */
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
