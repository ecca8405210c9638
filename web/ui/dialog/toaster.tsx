import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { SpinnerIcon } from '#web/ui/spinner.tsx'

// Equal to the library's defaults. Written down because people need this time to read. The library keeps at
// most 20 toasts.
const durations = {
  duration: 4000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/**
 * Shows toasts where they do not cover buttons: at the top on small screens, otherwise at the bottom left, or
 * at the bottom right on pages with `data-toasts=end`. Hovering or focusing a toast pauses its timer.
 */
export function Toaster({ className, ...props }: ComponentProps<'section'>) {
  const words = useStrings(controlLabels)
  const { toasts, handlers } = useToaster(durations)
  const isHeld = useRef(false)
  const hold = () => {
    if (!isHeld.current) handlers.startPause()
    isHeld.current = true
  }
  const release = () => {
    if (isHeld.current) handlers.endPause()
    isHeld.current = false
  }

  return (
    <section
      data-slot="toaster"
      aria-label={words.notifications}
      // A toast that appears below a resting pointer does not count as hovered.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) hold()
      }}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className={cn(
        'pointer-events-none fixed inset-x-4 z-60 flex max-h-[80dvh] gap-2 overflow-hidden sm:end-auto sm:w-96',
        // At the top on small screens, because forms have their buttons at the bottom there.
        'top-4 flex-col xl:top-auto xl:bottom-4 xl:flex-col-reverse',
        'xl:in-[body:has([data-toasts=end])]:start-auto xl:in-[body:has([data-toasts=end])]:end-4',
        className,
      )}
      {...props}
    >
      {toasts.map((item) => (
        <ToastCard
          key={item.id}
          item={item}
          dismissLabel={words.dismiss}
          onDismiss={() => {
            toast.dismiss(item.id)
            // Removing a hovered or focused element fires no leave or blur event, so resume the timers here.
            release()
          }}
        />
      ))}
    </section>
  )
}

interface ToastCardProps {
  item: Toast
  dismissLabel: string
  onDismiss: () => void
}

function ToastCard({ item, dismissLabel, onDismiss }: ToastCardProps) {
  return (
    <div
      data-slot="toast"
      data-type={item.type}
      className={cn(
        'pointer-events-auto flex w-full items-start gap-3 rounded-lg border usual:border-line bg-surface py-3 pe-2 ps-4 text-ink text-sm shadow-lift transition-[opacity,translate] duration-(--time-ui) starting:translate-y-3 starting:opacity-0',
        item.type === 'error' && 'border-accent',
        item.visible ? 'opacity-100' : 'translate-y-2 opacity-0',
      )}
    >
      <span className="mt-0.5 size-5 shrink-0 *:size-5">
        <ToastIcon item={item} />
      </span>
      <div {...item.ariaProps} className="min-w-0 flex-1 py-px">
        {resolveValue(item.message, item)}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="-my-1 grid size-8 shrink-0 place-items-center rounded-md text-ink-faint transition-colors hover:bg-sunk hover:text-ink focus-visible:outline-offset-0"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

function ToastIcon({ item }: { item: Toast }) {
  if (item.icon) return item.icon
  if (item.type === 'success') return <CircleCheck aria-hidden="true" className="text-signal" />
  if (item.type === 'error') return <CircleAlert aria-hidden="true" className="text-accent" />
  if (item.type === 'loading') return <SpinnerIcon className="text-trace" />
  return <Info aria-hidden="true" className="text-ink-faint" />
}
