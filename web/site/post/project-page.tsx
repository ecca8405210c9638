import { projectLabels } from '#contract/content/labels/projects.ts'
import type { LastUpdatedView } from '#web/content/last-updated-view.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { LastUpdated } from '#web/site/parts/last-updated.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { ContributorsPanel } from './contributors-panel.tsx'
import { ProjectBanner } from './project-banner.tsx'
import type { ProjectView } from './project-view.ts'
import { ProjectContactPanel } from './query-panel.tsx'
import { ProjectArticle } from './research-panel.tsx'

type ProjectPageProps = { entry: ProjectView & { updated: LastUpdatedView } }

export function ProjectPage({ entry: project }: ProjectPageProps) {
  const words = useStrings(projectLabels)
  return (
    <>
      <ProjectBanner project={project} />
      <Tabs
        label={words.tabs}
        listClassName="mx-auto w-full max-w-page px-gutter"
        tabs={[
          { id: 'research', label: words.research, panel: <ProjectArticle project={project} /> },
          {
            id: 'contributors',
            label: words.contributors,
            panel: <ContributorsPanel people={project.contributors} />,
          },
          { id: 'faqs', label: words.faqs, panel: <ProjectContactPanel postId={project.id} /> },
        ]}
      />
      <Container>
        <LastUpdated updated={project.updated} className="pb-12" />
      </Container>
    </>
  )
}
