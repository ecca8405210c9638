import type { TextLanguage } from '#web/content/fallback.ts'

type FilmBlockProps = {
  address: string
  title: string
  said?: TextLanguage | undefined
}

/** A film of the group's own, in the browser's own player: nothing plays before someone asks for it. */
export function FilmBlock({ address, title, said }: FilmBlockProps) {
  return (
    <figure {...said} className="grid gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: the group has the film, and no captions for it */}
      <video
        src={address}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        className="aspect-video w-full rounded-lg bg-sunk"
      />
      {title && (
        <figcaption className="max-w-(--measure) text-ink-soft text-sm">{title}</figcaption>
      )}
    </figure>
  )
}
