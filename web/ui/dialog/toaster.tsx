import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useWords } from '#web/content/use-words.ts'
import { cn } from '#web/ui/cn.ts'
import { Trace } from '#web/ui/spinner.tsx'

// As the library has them, written down because people read toasts at this pace; it keeps 20 at most.
const durations = {
  duration: 4000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/**
 * Shows every toast of the page, on the left: buttons stand on the right, and none should be covered
 * by the message that it worked. Hovering or focusing one holds its time.
 */
export function Toaster({ className, ...props }: ComponentProps<'section'>) {
  const words = useWords(controlLabels)
  const { toasts, handlers } = useToaster(durations)

  return (
    <section
      data-slot="toaster"
      aria-label={words.notifications}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={cn(
        'pointer-events-none fixed inset-x-4 bottom-4 z-60 flex max-h-[80dvh] flex-col-reverse gap-2 overflow-hidden sm:end-auto sm:w-96',
        // On a phone the buttons of a dialog are below.
        'max-sm:in-[body:has([role=dialog],[role=alertdialog])]:top-4 max-sm:in-[body:has([role=dialog],[role=alertdialog])]:bottom-auto',
        className,
      )}
      {...props}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} dismissLabel={words.dismiss} />
      ))}
    </section>
  )
}

function ToastCard({ item, dismissLabel }: { item: Toast; dismissLabel: string }) {
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
        onClick={() => toast.dismiss(item.id)}
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
  if (item.type === 'loading') return <Trace className="text-trace" />
  return <Info aria-hidden="true" className="text-ink-faint" />
}
