import type { ReactNode } from 'react'
import { projectLabels } from '#contract/content/labels/projects.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { ReferringItems } from '#web/site/parts/referring-items.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { ProjectTableOfContents } from './contents.tsx'
import { ProjectMilestones } from './milestones.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import type { ProjectView } from './project-view.ts'
import { ProjectReferences } from './references.tsx'
import { ResearchSection } from './research-section.tsx'
import { ResponsibleAiSection } from './responsible-ai-section.tsx'

/** The article of a project: all sections except the last, then the progress, then the last section. */
export function ProjectArticle({ project }: { project: ProjectView }) {
  const words = useStrings(projectLabels)
  const { lead, content, sections, progress, milestones, responsibleAi, references } = project
  const { referring = [] } = project
  const textLanguage = useEntryFallbackLanguage(project.untranslated)
  const sectionsBeforeProgress = sections.slice(0, -1)
  const last = sections.slice(-1)
  const ends = [last, milestones, references, referring]
  const hasEnd = responsibleAi !== null || ends.some((part) => part.length > 0)
  const isEmpty = !lead && content.length === 0 && !hasEnd && progress?.rows.length === 0

  return (
    <>
      <Column aside={<ProjectTableOfContents project={project} />}>
        {isEmpty && <EmptyState {...words.emptyResearch} />}
        {(lead || content.length > 0) && (
          <div id="overview">
            <p
              {...textLanguage('shortDesc')}
              className="mb-8 max-w-measure break-words text-ink text-lg"
            >
              {lead}
            </p>
            <Prose tree={content} {...textLanguage('content')} />
          </div>
        )}
        {sectionsBeforeProgress.length > 0 && (
          <div className="mt-14 first:mt-0">
            {sectionsBeforeProgress.map((section) => (
              <ResearchSection key={section.id} section={section} />
            ))}
          </div>
        )}
      </Column>
      <ProgressSteps progress={progress} />
      {hasEnd && (
        <Column>
          {last.map((section) => (
            <ResearchSection key={section.id} section={section} />
          ))}
          {milestones.length > 0 && <ProjectMilestones id={project.id} milestones={milestones} />}
          {responsibleAi && (
            <ResponsibleAiSection
              responsibleAi={responsibleAi}
              untranslated={project.untranslated}
            />
          )}
          <ReferringItems of={referring} className="lazy-layout mt-16 first:mt-0" />
          {references.length > 0 && <ProjectReferences references={references} />}
        </Column>
      )}
    </>
  )
}

function Column({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] py-12 lg:grid-cols-12 lg:gap-x-8 lg:py-20">
      <div className="lg:col-span-3">{aside}</div>
      <div className="min-w-0 lg:col-span-8 lg:col-start-4">{children}</div>
    </Container>
  )
}
