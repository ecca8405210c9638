import type { ComponentProps } from 'react'
import { srcSetOf } from '#contract/media/picture-facts.ts'
import { cn } from '#web/ui/cn.ts'
import type { SizedImage } from './page-media.ts'

type StillProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  still: SizedImage
}

/** An image that reserves its space and shows its background colour while loading. */
export function ReservedSpaceImage({
  still: { src, alt, color, width, height },
  className,
  sizes = '(min-width: 64rem) 50vw, 100vw',
  ...props
}: StillProps) {
  const widths = srcSetOf(src, 'webp')
  return (
    <img
      src={src}
      {...(widths && { srcSet: widths, sizes })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: color }}
      className={cn('h-auto w-full', className)}
      {...props}
    />
  )
}
