import type { ComponentProps } from 'react'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from './cn.ts'

const beat = 'M1 12h6l2-4 3 10 3-14 2.5 8H23'

type SpinnerProps = ComponentProps<'span'> & { label?: string }

/** Loading indicator with a label for screen readers. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  const { loading } = useStrings(controlLabels)
  return (
    <span
      role="status"
      data-slot="spinner"
      className={cn('inline-flex size-6 text-trace', className)}
      {...props}
    >
      <SpinnerIcon />
      <span className="sr-only">{label ?? loading}</span>
    </span>
  )
}

/** Loading indicator without a label, for controls with their own. */
export function SpinnerIcon({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('usual:size-full', className)}
      {...props}
    >
      <path d={beat} className="opacity-25" />
      <path
        d={beat}
        pathLength={1}
        strokeDasharray="0.35 0.65"
        className="motion-safe:animate-run"
      />
    </svg>
  )
}
