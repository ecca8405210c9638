import type { ComponentProps, ReactNode } from 'react'
import { HomeLink } from '#web/frame/home-link.tsx'
import { cn } from '#web/ui/cn.ts'
import { dashboardStrings } from './dashboard-strings.ts'

type AdminBarProps = Omit<ComponentProps<'header'>, 'title'> & {
  name: string
  shortName: string
  title: ReactNode
}

export function AdminBar(given: AdminBarProps) {
  const { name, shortName, title, className, children, ...props } = given
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the name distinguishes this banner from that of a framed page
    <header
      data-slot="admin-bar"
      aria-label={dashboardStrings.title}
      className={cn(
        'sticky top-0 z-40 flex h-14 items-center gap-4 border-line border-b bg-surface px-4 sm:px-6',
        className,
      )}
      {...props}
    >
      <HomeLink
        name={name}
        shortName={shortName}
        className="[&>span]:text-xl max-sm:[&>span]:sr-only"
      />
      <span aria-hidden="true" className="h-5 w-px bg-line" />
      <p className="min-w-0 flex-1 truncate font-medium text-sm">{title}</p>
      <div className="flex items-center gap-2">{children}</div>
    </header>
  )
}
