import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Input } from './input.tsx'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A search field whose accessible name is also its placeholder. */
export function SearchInput({ label, className, ...props }: SearchInputProps) {
  return (
    <span data-slot="search-input" className={cn('relative grid items-center', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3.5 size-4 text-ink-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        className="rounded-full ps-10"
        {...props}
      />
    </span>
  )
}
