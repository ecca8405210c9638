import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { listPageNumbers } from './page-numbers.ts'

type PaginationProps = ComponentProps<'nav'> & {
  page: number
  pages: number
  href: (page: number) => string
}

const stepStyle =
  'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 usual:font-medium usual:text-ink-soft text-sm no-underline transition-colors tabular'

export function Pagination({ page, pages, href, className, ...props }: PaginationProps) {
  const { pages: words } = useStrings(controlLabels)
  if (pages <= 1) return null

  return (
    <nav
      data-slot="pagination"
      aria-label={words.label}
      className={cn(
        'flex flex-wrap items-center justify-between gap-2 sm:justify-start',
        className,
      )}
      {...props}
    >
      <Step to={page > 1 ? href(page - 1) : undefined} rel="prev">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {words.previous}
      </Step>
      <ol className="flex items-center max-sm:order-last max-sm:w-full max-sm:justify-center">
        {listPageNumbers(page, pages).map((item) => (
          <li key={item.key}>
            {item.page === undefined ? (
              <span className="px-1 text-ink-faint">…</span>
            ) : (
              <Link
                to={href(item.page)}
                aria-label={fillPlaceholders(words.page, { page: String(item.page) })}
                aria-current={item.page === page ? 'page' : undefined}
                className={cn(
                  stepStyle,
                  'hover:bg-sunk hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper',
                )}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? href(page + 1) : undefined} rel="next">
        {words.next}
        <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  if (to === undefined) {
    return <span className={cn(stepStyle, 'font-normal text-ink-faint')}>{children}</span>
  }
  return (
    <Link to={to} rel={rel} className={cn(stepStyle, 'hover:bg-sunk hover:text-ink')}>
      {children}
    </Link>
  )
}
