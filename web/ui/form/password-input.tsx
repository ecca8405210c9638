import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Input } from './input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  showLabel?: string
  hideLabel?: string
}

export function PasswordInput({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  className,
  ...props
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye

  return (
    <span data-slot="password-input" className="relative grid items-center">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pe-12', className)}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute end-1 grid size-9 place-items-center rounded-md text-ink-faint transition-colors hover:bg-sunk hover:text-ink focus-visible:outline-offset-0 noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </span>
  )
}
