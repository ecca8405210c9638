import { fillPlaceholders } from '#contract/content/group.ts'
import { projectLabels } from '#contract/content/labels/projects.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { useLightbox } from '#web/ui/picture/use-lightbox.tsx'
import type { ProjectSection } from './project-view.ts'
import { ZoomablePictureLink } from './zoom-link.tsx'

const wide = '(min-width: 64rem) 54rem, 100vw'
const half = '(min-width: 64rem) 27rem, 50vw'

/** Numbered figures of a section. A single one is wide, several are side by side. */
export function SectionFigures({ name, figures }: Pick<ProjectSection, 'name' | 'figures'>) {
  const words = useStrings(projectLabels)
  const figure = (number: number) => fillPlaceholders(words.figure, { number: String(number) })
  const captioned = (number: number, caption: string) =>
    fillPlaceholders(words.captioned, { number: String(number), caption })
  const figureIn = (number: number) =>
    fillPlaceholders(words.figureIn, { number: String(number), section: name })
  const pictures = figures.map(({ src, number, caption, alt }) => ({
    src,
    alt: alt || caption || figureIn(number),
    caption: caption ? captioned(number, caption) : figureIn(number),
  }))
  const { show, lightbox } = useLightbox(pictures)
  const textLanguage = useFallbackLanguage()
  const isAlone = figures.length === 1

  return (
    <div className={cn('mt-8 grid items-start gap-5', !isAlone && 'sm:grid-cols-2')}>
      {figures.map(({ src, number, caption, ...texts }, index) => (
        <figure key={src} className={cn(!isAlone && 'sm:odd:last:col-span-2')}>
          <ZoomablePictureLink src={src} name={figure(number)} onZoom={() => show(index)}>
            <Picture
              src={src}
              {...textLanguage(texts, pictures[index]?.alt === caption ? 'caption' : 'alt')}
              alt={pictures[index]?.alt ?? ''}
              sizes={isAlone ? wide : half}
              className="w-full rounded-md border border-line"
            />
          </ZoomablePictureLink>
          <figcaption
            {...textLanguage(texts, 'caption')}
            className="tabular mt-2.5 text-ink-faint text-sm"
          >
            {caption ? captioned(number, caption) : figure(number)}
          </figcaption>
        </figure>
      ))}
      {lightbox}
    </div>
  )
}
