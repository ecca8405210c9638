import { ArrowRight } from 'lucide-react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { PauseButton } from './pause-button.tsx'

// Maximum number of dots, because more would be too small to click. Longer carousels show a counter instead.
const maxDots = 12

function CarouselDots({ places }: { places: number }) {
  const { goTo } = useStrings(controlLabels).slides
  if (places > maxDots)
    return (
      <p className="tabular text-ink-faint text-sm">
        <span data-count suppressHydrationWarning>
          1
        </span>
        {` / ${places}`}
      </p>
    )
  return (
    <div className="-ms-2 flex flex-wrap">
      {Array.from({ length: places }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other identity
          key={index}
          type="button"
          aria-label={fillPlaceholders(goTo, { place: String(index + 1) })}
          aria-current={index === 0 || undefined}
          data-turn={index}
          className="group grid h-11 min-w-6 place-items-center px-2"
        >
          <span className="size-2 rounded-full bg-line-strong transition-all group-hover:bg-ink-soft group-aria-[current]:w-7 group-aria-[current]:bg-signal" />
        </button>
      ))}
    </div>
  )
}

function CarouselArrows({ vertical }: { vertical: boolean }) {
  const labels = useStrings(controlLabels).slides
  return (
    <span className={cn('contents', vertical && '[&_svg]:rotate-90')}>
      <Button variant="secondary" size="icon" aria-label={labels.previous} data-turn="back">
        <ArrowRight aria-hidden="true" className="-scale-100 rtl:scale-x-100" />
      </Button>
      <Button variant="secondary" size="icon" aria-label={labels.next} data-turn="next">
        <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
    </span>
  )
}

type CarouselControlsProps = {
  vertical: boolean
  places: number
  playback: { isPaused: boolean; toggle: () => void }
  className?: string | undefined
}

/**
 * Dots, pause button and arrows below the slides. Clicks on `data-turn` are handled by `slide-row.ts` and
 * later by Embla.
 */
export function CarouselControls({ vertical, places, playback, className }: CarouselControlsProps) {
  const labels = useStrings(controlLabels).slides
  return (
    <div
      data-slot="carousel-controls"
      className={cn('noscript:hidden mt-5 flex min-h-11 items-center gap-2', className)}
    >
      <CarouselDots places={places} />
      <div className="ms-auto flex gap-2">
        <PauseButton isPaused={playback.isPaused} onClick={playback.toggle} labels={labels} />
        <CarouselArrows vertical={vertical} />
      </div>
    </div>
  )
}
