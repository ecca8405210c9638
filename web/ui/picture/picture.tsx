import type { ComponentProps } from 'react'
import { parsePictureUrl, pictureFormats, srcSetOf } from '#contract/media/picture-facts.ts'
import { cn } from '#web/ui/cn.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  /** URL of an uploaded image. Nothing is rendered if empty. */
  src: string
  /** Alternative text. Empty for decorative images. */
  alt: string
  sizes: string
  /** Loads first, for the largest image of the page. */
  priority?: boolean
}

const types = { avif: 'image/avif', webp: 'image/webp' }

/** An image in the best width and format. Reserves its space and shows its colour before loading. */
export function Picture({
  src,
  alt,
  sizes,
  priority = false,
  className,
  style,
  ...props
}: PictureProps) {
  const facts = parsePictureUrl(src)
  return (
    <picture className="contents [&>source]:hidden">
      {facts &&
        pictureFormats.map((format) => (
          <source key={format} type={types[format]} srcSet={srcSetOf(src, format)} sizes={sizes} />
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
