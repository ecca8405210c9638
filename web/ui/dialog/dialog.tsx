import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  guarded?: boolean
  /** Element to focus first. The default is the first field. */
  focusFirst?: RefObject<HTMLElement | null>
  closeLabel?: string
  /** Element to focus after closing if the previously focused one is gone. */
  focusNext?: () => HTMLElement | null
}

const controls = ':is(input:not([type=hidden]), select, textarea):enabled'

const popupStyle =
  'relative flex max-h-dvh w-full flex-col bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-(--time-ui) data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:h-dvh sm:max-h-[calc(100dvh-4rem)] sm:usual:max-w-xl sm:rounded-xl sm:border sm:border-line'

/**
 * A modal dialog that traps and returns focus. Closes on Escape, and on a backdrop click unless `guarded`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  guarded = false,
  focusFirst,
  closeLabel = 'Close',
  focusNext = () => null,
  className,
  children,
  role,
  id,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  // On touch devices the dialog itself gets the focus, because focusing a field would open the keyboard.
  const firstControl = (by: string) => {
    opener.current = document.activeElement
    if (by === 'touch') return true
    const first = focusFirst?.current ?? body.current?.querySelector<HTMLElement>(controls) ?? true
    if (first instanceof HTMLInputElement && first.selectionStart) first.setSelectionRange(0, 0)
    return first
  }
  const lastFocus = () => {
    const { current } = opener
    const isThere = current?.isConnected && !current.matches('body')
    return isThere || (focusNext() ?? true)
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={guarded}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-(--time-ui) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-1 place-items-center sm:p-8">
          <Base.Popup
            data-slot="dialog"
            initialFocus={firstControl}
            finalFocus={lastFocus}
            onKeyDown={(event) => {
              // Lets arrow keys through to `document`, where sortable lists listen, because Base UI would
              // stop them.
              const { target } = event
              if (target instanceof Element && target.closest('[data-slot=sortable]')) {
                event.preventBaseUIHandler()
              }
            }}
            {...(role && { role })}
            {...(id && { id })}
            className={cn(popupStyle, className)}
          >
            <header className="flex items-start gap-4 border-line border-b px-6 py-5">
              <div className="min-w-0 flex-1">
                <Base.Title className="display text-xl">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-ink-soft text-sm">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={closeLabel}
                className={cn(buttonStyle({ variant: 'quiet', size: 'icon' }), '-my-2 -me-2.5')}
              >
                <X aria-hidden="true" />
              </Base.Close>
            </header>
            {children && (
              <div
                ref={body}
                data-slot="dialog-body"
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 has-data-[slot=form-actions]:pb-0"
              >
                {children}
              </div>
            )}
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
