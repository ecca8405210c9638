import { cn } from '#web/ui/cn.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

type PersonPictureProps = {
  name: string
  src: string
  sizes: string
  priority?: boolean
}

const frame = 'aspect-square w-full overflow-clip rounded-lg'

/**
 * A square portrait, or the person's initials without one. Its alternative text is empty, because the name is
 * shown beside it.
 */
export function PersonPicture({ name, src, sizes, priority }: PersonPictureProps) {
  if (!src) return <Monogram name={name} className={frame} />
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizes}
      priority={priority}
      className={cn(frame, 'hairline object-cover')}
    />
  )
}
