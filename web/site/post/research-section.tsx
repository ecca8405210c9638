import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProjectSection } from './project-view.ts'
import { SectionFigures } from './section-figures.tsx'

export function ResearchSection({ section }: { section: ProjectSection }) {
  const { id, name, prose, figures } = section
  const textLanguage = useEntryFallbackLanguage(section.untranslated)
  return (
    <section
      id={id}
      aria-labelledby={name ? `${id}-name` : undefined}
      className="lazy-layout mt-14 first:mt-0"
    >
      {name && (
        <h2
          id={`${id}-name`}
          {...textLanguage('sectionName')}
          className="display mb-5 max-w-measure break-words text-3xl"
        >
          {name}
        </h2>
      )}
      {prose.length > 0 && <Prose tree={prose} {...textLanguage('subSectionContent')} />}
      {figures.length > 0 && <SectionFigures name={name} figures={figures} />}
    </section>
  )
}
