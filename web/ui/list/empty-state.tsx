import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  text?: ReactNode
}

export function EmptyState({ title, text, className, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'grid justify-items-start gap-3 rounded-lg border border-line border-dashed px-6 py-10 sm:px-10 sm:py-14',
        className,
      )}
      {...props}
    >
      <svg
        viewBox="0 0 120 24"
        fill="none"
        aria-hidden="true"
        className="mb-1 w-28 stroke-[1.5] stroke-line-strong"
      >
        <path d="M0 12h120" strokeDasharray="2 5" strokeLinecap="round" />
      </svg>
      <p className="display text-xl">{title}</p>
      {text && <p className="max-w-[48ch] text-ink-soft text-sm">{text}</p>}
    </div>
  )
}
