const letter = /\p{L}\p{M}*/u

const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).flatMap((word) => letter.exec(word)?.[0] ?? [])
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase()
}

/** Stands for someone without a picture: the initials over one stroke of the line. */
export function Monogram({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full bg-signal-soft">
      <path
        d="M0 78h22c3 0 4-5 7-5s4 5 7 5h5l3 4 5-26 6 34 4-12h6c4 0 5-7 9-7s6 7 9 7h17"
        fill="none"
        strokeWidth="1"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-trace"
      />
      <text x="50" y="52" textAnchor="middle" className="fill-signal-strong font-serif text-[30px]">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
