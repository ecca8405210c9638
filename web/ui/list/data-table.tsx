import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

/** A table that becomes a list of labelled lines on phones. */
export function DataTable({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div
      data-slot="table"
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        className={cn('w-full border-collapse text-start text-sm max-sm:block', className)}
        {...props}
      />
    </div>
  )
}

type TableHeadingProps = {
  /** Visually hidden name of the last column, which contains buttons. */
  actions?: string | undefined
  children: ReactNode
}

/** Column names. Visually hidden on phones. */
export function DataTableHead({ actions, children }: TableHeadingProps) {
  return (
    <thead
      data-slot="table-heading"
      className="border-line border-b bg-sunk text-ink-soft text-xs max-sm:sr-only"
    >
      <DataTableRow>
        {children}
        {actions && (
          <DataTableHeadCell>
            <span className="sr-only">{actions}</span>
          </DataTableHeadCell>
        )}
      </DataTableRow>
    </thead>
  )
}

export function DataTableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-slot="table-body"
      className={cn('divide-y divide-line max-sm:block', className)}
      {...props}
    />
  )
}

export function DataTableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      data-slot="row"
      className={cn(
        'transition-colors aria-selected:bg-signal-soft max-sm:block max-sm:px-4 max-sm:py-3 [tbody_&]:hover:bg-sunk/60',
        className,
      )}
      {...props}
    />
  )
}

export function DataTableHeadCell({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="head-cell"
      scope={scope}
      // Overrides the centred text that browsers give `th` cells.
      className={cn('whitespace-nowrap px-4 py-2.5 text-start font-medium', className)}
      {...props}
    />
  )
}

type CellProps = ComponentProps<'td'> & { label?: string; lead?: boolean; actions?: boolean }

/**
 * A table cell. `label` is the column name shown on phones, `lead` marks the title of the row, `actions`
 * aligns buttons.
 */
export function DataTableCell({ label, lead, actions, className, children, ...props }: CellProps) {
  return (
    <td
      data-slot="cell"
      data-label={label}
      className={cn(
        'wrap-anywhere px-4 py-3 align-middle max-sm:flex max-sm:usual:gap-3 max-sm:px-0 max-sm:py-1',
        label &&
          'max-sm:before:w-24 max-sm:before:shrink-0 max-sm:before:text-ink-faint max-sm:before:content-[attr(data-label)]',
        lead && 'font-medium text-ink max-sm:text-base',
        actions &&
          'w-px whitespace-nowrap text-end max-sm:-ms-2.5 max-sm:w-auto max-sm:gap-0 max-sm:pt-2',
        className,
      )}
      {...props}
    >
      {children}
    </td>
  )
}
