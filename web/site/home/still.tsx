import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

type StillProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  still: { src: string; alt: string; color: string; width: number; height: number }
}

/** One of the site's own pictures; its place and ground are there before it is. */
export function Still({
  still: { src, alt, color, width, height },
  className,
  ...props
}: StillProps) {
  return (
    <img
      src={src}
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
