import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  details?: ReactNode
  confirmLabel: string
  isHarmless?: boolean
  cancelLabel?: string
  other?: { readonly label: string; readonly onPress: () => void }
  pending?: boolean
  /** Element to focus after closing, instead of the previously focused one. */
  focusNext?: () => HTMLElement | null
  onConfirm: () => void
}

/** Requires confirmation before something is destroyed or published. The cancel button has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  details,
  confirmLabel,
  isHarmless = false,
  cancelLabel = 'Cancel',
  other,
  pending = false,
  focusNext = () => null,
  onConfirm,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-(--time-ui) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-1 place-items-end sm:place-items-center sm:p-8">
          <Base.Popup
            role="alertdialog"
            data-slot="confirm-dialog"
            initialFocus={safe}
            finalFocus={() => focusNext() ?? true}
            className="w-full bg-surface p-6 text-ink shadow-float outline-none transition-[opacity,translate] duration-(--time-ui) data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:rounded-t-xl sm:max-w-md sm:rounded-xl sm:border sm:border-line"
          >
            <Base.Title className="display text-xl">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-2 wrap-anywhere text-ink-soft text-sm">
                {description}
              </Base.Description>
            )}
            {details && <div className="mt-3 text-sm">{details}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
              <Base.Close render={<Button ref={safe} variant="secondary" />}>
                {cancelLabel}
              </Base.Close>
              {other && (
                <Button variant="secondary" onClick={other.onPress}>
                  {other.label}
                </Button>
              )}
              <Button
                variant={isHarmless ? 'primary' : 'danger'}
                pending={pending}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
