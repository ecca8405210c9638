import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'

type FilmBlockProps = {
  address: string
  title: string
  language?: TextLanguageAttributes | undefined
}

/** An uploaded video in the browser's own player, without autoplay. */
export function VideoBlock({ address, title, language }: FilmBlockProps) {
  return (
    <figure {...language} className="grid gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions */}
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
