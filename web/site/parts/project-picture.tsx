import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'

type ProjectPictureProps = ComponentProps<typeof Picture>

export function ProjectPicture({ src, className, ...props }: ProjectPictureProps) {
  if (src)
    return <Picture src={src} className={cn('size-full object-cover', className)} {...props} />
  return (
    <span
      data-slot="project-plate"
      className={cn('grid size-full items-center overflow-clip bg-signal-soft', className)}
    >
      <BrandSignalLine variant="hero" className="w-[125%] opacity-70" />
    </span>
  )
}
