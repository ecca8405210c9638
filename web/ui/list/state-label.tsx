import { Check, CircleDashed, CircleMinus, type LucideIcon, TriangleAlert } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'

const icons = {
  done: Check,
  next: CircleDashed,
  late: TriangleAlert,
  other: CircleMinus,
} satisfies Record<string, LucideIcon>

type State = keyof typeof icons

const colours: Readonly<Record<State, string>> = {
  done: 'text-signal',
  next: 'text-ink',
  late: 'text-accent',
  other: 'text-ink-faint',
}

type StateLabelProps = {
  state: State
  label: string
  /** `lang` and `dir` of the label if they differ from the page's. */
  said?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined
  className?: string
}

/** State of an entry, shown by icon, text and colour. */
export function StateLabel({ state, label, said, className }: StateLabelProps) {
  const Icon = icons[state]
  return (
    <span
      data-state={state}
      className={cn(
        'inline-flex min-w-0 items-center gap-1.5 font-medium',
        colours[state],
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2.25} className="size-4 shrink-0" />
      <span {...said} className="min-w-0 break-words">
        {label}
      </span>
    </span>
  )
}
