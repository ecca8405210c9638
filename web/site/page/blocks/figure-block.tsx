import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'

type FigureBlockProps = {
  picture: string
  alt: string
  caption: string
  language?: TextLanguageAttributes | undefined
}

export function FigureBlock({ picture, alt, caption, language }: FigureBlockProps) {
  return (
    <figure {...language} className="grid gap-3">
      <Picture
        src={picture}
        alt={alt}
        sizes="(min-width: 64rem) 60rem, 100vw"
        className="w-full rounded-lg"
      />
      {caption && (
        <figcaption className="max-w-(--measure) text-ink-soft text-sm">{caption}</figcaption>
      )}
    </figure>
  )
}
