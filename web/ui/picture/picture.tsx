import type { ComponentProps } from 'react'
import { pictureFacts, pictureFormats, pictureSet } from '#contract/media/picture-facts.ts'
import { cn } from '#web/ui/cn.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  /** A picture of the media store; nothing is shown where it is empty. */
  src: string
  /** What it shows; empty where the text beside it says the same. */
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Loaded at once and first: the page's largest picture. */
  priority?: boolean
}

const types = { avif: 'image/avif', webp: 'image/webp' }

/** A picture in the best width and format for the screen; its place and colour are there before it is. */
export function Picture({
  src,
  alt,
  sizes,
  priority = false,
  className,
  style,
  ...props
}: PictureProps) {
  const facts = pictureFacts(src)
  return (
    <picture className="contents [&>source]:hidden">
      {facts &&
        pictureFormats.map((format) => (
          <source
            key={format}
            type={types[format]}
            srcSet={pictureSet(src, format)}
            sizes={sizes}
          />
        ))}
      <img
        src={src}
        alt={alt}
        width={facts?.width}
        height={facts?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={cn('usual:h-auto max-w-full usual:dark:brightness-90', className)}
        style={facts ? { backgroundColor: facts.color, ...style } : style}
        {...props}
      />
    </picture>
  )
}
