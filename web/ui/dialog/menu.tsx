import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type MenuProps = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
}

export function DropdownMenu({ trigger, children, align = 'end', className }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50 outline-none">
          <Base.Popup
            data-slot="menu"
            className={cn(
              'min-w-44 max-w-80 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift outline-none transition-[opacity,translate] duration-(--time-ui) data-ending-style:-translate-y-2 data-starting-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const itemStyle =
  'flex w-full cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-2 text-start text-sm no-underline outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-sunk [&_svg]:size-4 [&_svg]:usual:text-ink-faint'

type MenuItemProps = Omit<ComponentProps<typeof Base.Item>, 'className'> & {
  className?: string
  danger?: boolean
}

export function DropdownMenuItem({ className, danger, ...props }: MenuItemProps) {
  return (
    <Base.Item
      data-slot="menu-item"
      className={cn(itemStyle, danger && 'text-accent [&_svg]:text-accent', className)}
      {...props}
    />
  )
}
