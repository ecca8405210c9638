import type { ComponentProps } from 'react'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

/** Link that moves the focus over the header to `#main`. */
export function SkipLink({ className, ...props }: ComponentProps<'a'>) {
  const header = useStrings(frameLabels)
  return (
    <a
      href="#main"
      data-slot="skip-link"
      className={cn(
        buttonStyle(),
        'fixed top-3 start-3 z-70 -translate-y-24 transition-transform focus:translate-y-0',
        className,
      )}
      {...props}
    >
      {header.skip}
    </a>
  )
}
