import { type ComponentProps, useState } from 'react'
import type { ContentPicture } from '#contract/content/group.ts'
import { homeContent } from '#contract/content/home.ts'
import { homeLabels } from '#contract/content/labels/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { imageOfPictureSlot } from '#web/site/shell/page-media.ts'
import { ReservedSpaceImage } from '#web/site/shell/still-picture.tsx'
import { PauseButton } from '#web/ui/carousel/pause-button.tsx'
import { cn } from '#web/ui/cn.ts'

// Indexes of the built-in pictures by column, in an order that alternates dark and light ones in both
// directions.
const columnOrders = [
  [0, 3, 4, 7],
  [1, 6, 5, 2],
]

/**
 * Distributes pictures to two columns. Eight pictures get a fixed order, any other number alternates between
 * the columns.
 */
const columnsOf = (gallery: readonly ContentPicture[]): ContentPicture[][] =>
  gallery.length === columnOrders.flat().length
    ? columnOrders.map((order) => order.flatMap((index) => gallery[index] ?? []))
    : [0, 1].map((side) => gallery.filter((_, index) => index % 2 === side))

export function PictureWall({ className, ...props }: ComponentProps<'section'>) {
  const home = useStrings(homeLabels)
  const [isPaused, setPaused] = useState(false)
  const { gallery } = useStrings(homeContent)
  return (
    <section aria-label={home.wall.label} className={cn('relative', className)} {...props}>
      <div
        data-paused={isPaused || undefined}
        className="wall absolute inset-0 grid grid-cols-2 items-start gap-4 overflow-clip xl:gap-6"
      >
        {columnsOf(gallery).map((pictures) => (
          <div key={pictures[0]?.picture} className="wall-column grid gap-4 xl:gap-6">
            {pictures.map((picture) => (
              <ReservedSpaceImage
                key={picture.picture}
                still={imageOfPictureSlot(picture)}
                className="rounded-sm border border-line"
              />
            ))}
          </div>
        ))}
      </div>
      <PauseButton
        variant="secondary"
        isPaused={isPaused}
        labels={home.wall}
        onClick={() => setPaused((paused) => !paused)}
        className="absolute end-4 bottom-4 bg-paper/85 "
      />
    </section>
  )
}
