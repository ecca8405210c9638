import { fillPlaceholders } from '#contract/content/group.ts'
import { projectLabels } from '#contract/content/labels/projects.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { useLightbox } from '#web/ui/picture/use-lightbox.tsx'
import { ZoomablePictureLink } from './zoom-link.tsx'

const sizes = '(min-width: 64rem) 32rem, 100vw'

/** Carousel of all progress pictures, which moves upwards. */
export function ProgressPictures({ pictures }: { pictures: readonly string[] }) {
  const words = useStrings(projectLabels)
  const shown = pictures.map((src, index) => ({
    src,
    alt: fillPlaceholders(words.progressPicture, { number: String(index + 1) }),
  }))
  const { show, lightbox } = useLightbox(shown)

  return (
    <div className="@container">
      <Carousel
        label={words.progressPictures}
        orientation="vertical"
        gap={16}
        autoplayMs={2000}
        speedMs={800}
        className={shown.length > 1 ? 'h-[calc(67cqw+4rem)]' : 'h-[67cqw]'}
      >
        {shown.map(({ src, alt }, index) => (
          <ZoomablePictureLink
            key={src}
            src={src}
            name={alt}
            onZoom={() => show(index)}
            className="h-full overflow-clip rounded-md border border-line bg-surface focus-visible:-outline-offset-4"
          >
            <Picture src={src} alt={alt} sizes={sizes} className="size-full object-contain" />
          </ZoomablePictureLink>
        ))}
      </Carousel>
      {lightbox}
    </div>
  )
}
