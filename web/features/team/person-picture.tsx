import { cn } from '#web/ui/cn.ts'
import { Picture } from '#web/ui/picture.tsx'

type PersonPictureProps = {
  name: string
  src: string
  sizes: string
  className?: string
  priority?: boolean
}

const initialsOf = (name: string): string => {
  const words = name
    .replaceAll(/\b(dr|prof|professor|mr|mrs|ms|mx|sir|dame)\b\.?/gi, '')
    .split(/[\s,]+/)
    .filter((word) => /^\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('')
}

/** A portrait, or the initials over the line where there is none. Square; the name stands beside it. */
export function PersonPicture({ name, src, sizes, className, priority }: PersonPictureProps) {
  const frame = cn('aspect-square w-full overflow-clip rounded-lg', className)
  if (src) {
    return (
      <Picture
        src={src}
        alt=""
        sizes={sizes}
        priority={priority}
        className={cn(frame, 'object-cover')}
      />
    )
  }
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn(frame, 'bg-signal-soft')}>
      <path
        d="M0 89.5h3l1 -1.5 1 1.5h1.4l.9-11 1.2 13 .8-2h2.2q1.3-1.6 2.6 0H100"
        fill="none"
        strokeWidth="0.8"
        strokeLinejoin="round"
        className="stroke-trace"
      />
      <text
        x="50"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        className="display fill-signal-strong text-[2.1rem]"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}
