import { ArrowRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { carouselLabels as labels } from './carousel-labels.ts'
import { PauseButton } from './pause-button.tsx'

// More dots than this are a row nobody can hit; a count says more.
const mostDots = 12

type DotsProps = {
  selected: number
  places: number
  onSelect: (index: number) => void
}

function CarouselDots({ selected, places, onSelect }: DotsProps) {
  if (places > mostDots)
    return (
      <p className="tabular text-ink-faint text-sm">
        {selected + 1} / {places}
      </p>
    )
  return (
    <div className="-ml-2 flex flex-wrap">
      {Array.from({ length: places }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing but its number
          key={index}
          type="button"
          aria-label={labels.goTo(index + 1)}
          aria-current={index === selected || undefined}
          data-turn={index}
          onClick={() => onSelect(index)}
          className="group grid h-11 min-w-6 place-items-center px-2"
        >
          <span className="h-2 w-2 rounded-full bg-line-strong transition-[width,background-color] group-hover:bg-ink-soft group-aria-[current]:w-7 group-aria-[current]:bg-signal" />
        </button>
      ))}
    </div>
  )
}

type ArrowsProps = {
  vertical: boolean
  onBack: () => void
  onForth: () => void
}

function CarouselArrows({ vertical, onBack, onForth }: ArrowsProps) {
  return (
    <span className={cn('contents', vertical && '[&_svg]:rotate-90')}>
      <Button
        variant="secondary"
        size="icon"
        aria-label={labels.previous}
        data-turn="back"
        onClick={onBack}
      >
        <ArrowRight aria-hidden="true" className="-scale-100" />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label={labels.next}
        data-turn="next"
        onClick={onForth}
      >
        <ArrowRight aria-hidden="true" />
      </Button>
    </span>
  )
}

type CarouselControlsProps = DotsProps &
  ArrowsProps & {
    playback: { isPaused: boolean; toggle: () => void }
    className?: string | undefined
  }

/** Below the slides: dots on the left, pause and arrows on the right. */
export function CarouselControls({ playback, className, ...props }: CarouselControlsProps) {
  const { vertical, selected, places, onSelect, onBack, onForth } = props
  return (
    <div
      data-slot="carousel-controls"
      className={cn('noscript:hidden mt-5 flex min-h-11 items-center gap-2', className)}
    >
      <CarouselDots {...{ selected, places, onSelect }} />
      <div className="ml-auto flex gap-2">
        <PauseButton isPaused={playback.isPaused} onClick={playback.toggle} labels={labels} />
        <CarouselArrows {...{ vertical, onBack, onForth }} />
      </div>
    </div>
  )
}
