import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { SpinnerIcon } from './spinner.tsx'

/** Button classes, also for links that look like buttons. */
export const buttonStyle = cva(
  'usual:relative inline-flex shrink-0 select-none items-center justify-center gap-2 max-w-full rounded-full font-medium no-underline usual:transition-colors disabled:opacity-50 usual:aria-disabled:opacity-50 [&_svg:not([class*=size-])]:size-[1.125em] print:hidden',
  {
    variants: {
      variant: {
        // Forced colours remove background fills, so a border shows the button and system colours show
        // `aria-pressed`.
        primary:
          'bg-signal-fill text-on-signal hover:bg-signal-fill-strong forced-colors:border forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
        secondary:
          'border border-line-strong usual:bg-transparent text-ink hover:border-ink hover:bg-sunk',
        quiet: 'usual:text-ink-soft hover:bg-sunk hover:text-ink',
        danger: 'bg-accent-fill text-on-accent hover:bg-accent-fill-strong forced-colors:border',
      },
      size: {
        sm: 'usual:h-9 usual:px-3.5 whitespace-nowrap text-sm',
        md: 'usual:min-h-11 usual:px-5 usual:py-1.5 text-center text-sm',
        lg: 'usual:min-h-13 usual:px-7 usual:py-2 wrap-anywhere text-center text-base',
        icon: 'usual:size-11 text-base',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & { pending?: boolean }

/** A native button. While `pending` it keeps its width and focus, shows a spinner and ignores clicks. */
export function Button({
  variant,
  size,
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      data-slot="button"
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={cn(
        buttonStyle({ variant, size }),
        pending && 'aria-disabled:opacity-100',
        className,
      )}
      {...props}
    >
      <span className={cn('contents', pending && 'text-transparent *:opacity-0')}>{children}</span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerIcon className="size-6" />
        </span>
      )}
    </button>
  )
}
