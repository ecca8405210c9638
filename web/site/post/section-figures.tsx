import { project as words } from '#web/content/projects.ts'
import { cn } from '#web/ui/cn.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { useLightbox } from '#web/ui/picture/use-lightbox.tsx'
import type { ProjectSection } from './project-view.ts'
import { ZoomLink } from './zoom-link.tsx'

const wide = '(min-width: 64rem) 54rem, 100vw'
const half = '(min-width: 64rem) 27rem, 50vw'

/** The pictures of a section as numbered figures: one alone runs wide, more stand side by side. */
export function SectionFigures({ name, figures }: Pick<ProjectSection, 'name' | 'figures'>) {
  const pictures = figures.map(({ src, number, caption, alt }) => ({
    src,
    alt: alt || caption || words.figureIn(number, name),
    caption: caption ? words.captioned(number, caption) : words.figureIn(number, name),
  }))
  const { show, lightbox } = useLightbox(pictures)
  const isAlone = figures.length === 1

  return (
    <div className={cn('mt-8 grid items-start gap-5', !isAlone && 'sm:grid-cols-2')}>
      {figures.map(({ src, number, caption }, index) => (
        <figure key={src} className={cn(!isAlone && 'sm:odd:last:col-span-2')}>
          <ZoomLink src={src} name={words.figure(number)} onZoom={() => show(index)}>
            <Picture
              src={src}
              alt={pictures[index]?.alt ?? ''}
              sizes={isAlone ? wide : half}
              className="w-full rounded-md border border-line"
            />
          </ZoomLink>
          <figcaption className="tabular mt-2.5 text-ink-faint text-sm">
            {caption ? words.captioned(number, caption) : words.figure(number)}
          </figcaption>
        </figure>
      ))}
      {lightbox}
    </div>
  )
}
