import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** The words of a carousel's controls. */
export type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  goTo: (place: number) => string
  of: (place: number, places: number) => string
}

/** Those words in English. */
export const carouselLabels: CarouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
  goTo: (place) => `Go to slide ${place}`,
  of: (place, places) => `${place} of ${places}`,
}

// More dots than this are a row nobody can hit; a count says more.
const mostDots = 12

type DotsProps = {
  selected: number
  places: number
  onSelect: (index: number) => void
  labels: CarouselLabels
}

/** One button per place; the current one is long. */
export function CarouselDots({ selected, places, onSelect, labels }: DotsProps) {
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
  onPrevious: () => void
  onNext: () => void
  labels: CarouselLabels
}

/** The two buttons that turn a carousel by one slide. */
export function CarouselArrows({ vertical, onPrevious, onNext, labels }: ArrowsProps) {
  const [Back, Forth] = vertical ? [ArrowUp, ArrowDown] : [ArrowLeft, ArrowRight]
  return (
    <>
      <Button variant="secondary" size="icon" aria-label={labels.previous} onClick={onPrevious}>
        <Back aria-hidden="true" />
      </Button>
      <Button variant="secondary" size="icon" aria-label={labels.next} onClick={onNext}>
        <Forth aria-hidden="true" />
      </Button>
    </>
  )
}
