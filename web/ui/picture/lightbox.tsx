import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { isRightToLeft } from '#web/ui/right-to-left.ts'
import { SpinnerIcon } from '#web/ui/spinner.tsx'
import { Picture } from './picture.tsx'

export type LightboxPicture = { src: string; alt: string; caption?: ReactNode }

type LightboxProps = {
  pictures: readonly LightboxPicture[]
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** A full-screen dialog for images. Arrow keys show the next one. */
export function Lightbox({ pictures, at, onTurn, onClose }: LightboxProps) {
  const { pictures: labels, of, close } = useStrings(controlLabels)
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = pictures[at]
  const count = pictures.length
  const turn = (by: number) => onTurn((at + by + count) % count)

  useEffect(() => {
    dialog.current?.showModal()
    // Prevents scrolling of the page. A CSS rule with `:has()` would be evaluated after every click.
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [])

  const press = (event: KeyboardEvent) => {
    if (count < 2 || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return
    event.preventDefault()
    turn((event.key === 'ArrowLeft') === isRightToLeft() ? 1 : -1)
  }

  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      data-slot="lightbox"
      data-theme="dark"
      aria-label={labels.title}
      onClose={onClose}
      onKeyDown={press}
      // A click outside of buttons closes the dialog.
      onClick={({ target }) =>
        target instanceof Element && !target.closest('button') && dialog.current?.close()
      }
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none grid-rows-[auto_minmax(0,1fr)_auto] gap-3 p-4 text-ink transition-opacity duration-(--time-ui) open:grid starting:opacity-0 sm:p-6"
    >
      <div className="flex items-center justify-between">
        <p aria-live="polite" className="tabular ps-1 text-ink-soft text-sm">
          {fillPlaceholders(of, { place: String(at + 1), places: String(count) })}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <Shown key={picture.src} picture={picture} />
      <div className="flex min-h-11 items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-soft text-sm">{picture.caption}</p>
        {count > 1 && (
          <>
            <Button
              variant="secondary"
              size="icon"
              aria-label={labels.previous}
              onClick={() => turn(-1)}
            >
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Button>
            <Button
              variant="secondary"
              size="icon"
              aria-label={labels.next}
              onClick={() => turn(1)}
            >
              <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}

function Shown({ picture: { src, alt } }: { picture: LightboxPicture }) {
  const [isThere, setThere] = useState(false)
  return (
    <div className="relative grid min-h-0 place-items-center">
      {!isThere && <SpinnerIcon className="absolute size-10 text-trace" />}
      <Picture
        src={src}
        alt={alt}
        sizes="100vw"
        onLoad={() => setThere(true)}
        style={{ backgroundColor: 'transparent' }}
        className="absolute inset-0 size-full cursor-zoom-out object-contain"
        priority
      />
    </div>
  )
}
