import { type ComponentProps, useState } from 'react'
import { home as words } from '#web/content/home.ts'
import { PauseButton } from '#web/ui/carousel/pause-button.tsx'
import { cn } from '#web/ui/cn.ts'
import { gallery } from './media.ts'
import { Still } from './still.tsx'

// Dark and light sheets take turns along a column and across.
const columns = [
  [0, 3, 4, 7],
  [1, 6, 5, 2],
].map((order) => order.flatMap((index) => gallery[index] ?? []))

/** Eight pictures in two columns that drift past each other. */
export function PictureWall({ className, ...props }: ComponentProps<'section'>) {
  const [isPaused, setPaused] = useState(false)
  return (
    <section aria-label={words.wall.label} className={cn('relative', className)} {...props}>
      <div
        data-paused={isPaused || undefined}
        className="wall absolute inset-0 grid grid-cols-2 items-start gap-4 overflow-clip xl:gap-6"
      >
        {columns.map((pictures) => (
          <div key={pictures[0]?.src} className="wall-column grid gap-4 xl:gap-6">
            {pictures.map((picture) => (
              <Still key={picture.src} still={picture} className="rounded-sm border border-line" />
            ))}
          </div>
        ))}
      </div>
      <PauseButton
        variant="secondary"
        isPaused={isPaused}
        labels={words.wall}
        onClick={() => setPaused((paused) => !paused)}
        className="absolute right-4 bottom-4 bg-paper/85 "
      />
    </section>
  )
}
