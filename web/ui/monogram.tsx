import { cn } from './cn.ts'

const titles = /\b(dr|prof|professor|mr|mrs|ms|mx|sir|dame)\b\.?/gi
const letter = /^\p{L}\p{M}*/u

const initialsOf = (name: string): string => {
  const letters = name
    .replaceAll(titles, '')
    .split(/[\s,]+/)
    .flatMap((word) => letter.exec(word)?.[0] ?? [])
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}

type MonogramProps = { name: string; className?: string }

/** Initials of a person without a portrait. Decorative. */
export function Monogram({ name, className }: MonogramProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn('bg-signal-soft', className)}>
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
