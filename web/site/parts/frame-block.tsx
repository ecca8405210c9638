import { Play } from 'lucide-react'
import { useState } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { blockLabels } from '#contract/content/labels/own-pages.ts'
import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

type FrameBlockProps = {
  isFilm: boolean
  address: string
  title: string
  src: string
  host: string
  language?: TextLanguageAttributes | undefined
}

/**
 * Embedded content of another site. It loads only after a click, for privacy. Without JavaScript it is a
 * link.
 */
export function EmbedBlock({ isFilm, address, title, src, host, language }: FrameBlockProps) {
  const words = useStrings(blockLabels)
  const [isWanted, setWanted] = useState(false)
  const frameClass = cn('w-full rounded-lg bg-sunk', isFilm ? 'aspect-video' : 'min-h-96')
  if (isWanted)
    return (
      <iframe
        src={src}
        {...language}
        title={title || host}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation allow-forms"
        className={cn(frameClass, 'border-0', !isFilm && 'h-[70dvh]')}
      />
    )
  return (
    <div
      className={cn(
        frameClass,
        'grid content-center justify-items-center gap-4 px-6 py-10 text-center',
      )}
    >
      {title && (
        <p {...language} className="display text-2xl">
          {title}
        </p>
      )}
      <p className="max-w-[48ch] text-ink-soft text-sm">
        {fillPlaceholders(words.fromElsewhere, { host })}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Button onClick={() => setWanted(true)} className="noscript:hidden">
          {isFilm && <Play aria-hidden="true" />}
          {isFilm ? words.play : words.load}
        </Button>
        <a href={address} rel="noopener noreferrer" target="_blank" className="link text-sm">
          {fillPlaceholders(words.open, { host })}
        </a>
      </div>
    </div>
  )
}
