import { Eye, List } from 'lucide-react'
import { Link } from 'react-router'
import { panelUrl } from '#web/admin/panel-url.ts'
import { AdminPageHeader } from '#web/admin/shell/admin-top.tsx'
import { projectPageStrings as strings } from '#web/content/project-panel-strings.ts'
import { SkipLink } from '#web/frame/skip-link.tsx'
import { useMayEdit } from '#web/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import type { loadProject } from './load-projects.ts'
import { ProjectMilestoneList } from './milestone-list.tsx'
import { ProjectPartLinks } from './part-links.tsx'
import { ResearchProgressList } from './progress-list.tsx'
import { ProjectDetails } from './project-details.tsx'
import { ProjectSectionList } from './section-list.tsx'

type ProjectToolsProps = Awaited<ReturnType<typeof loadProject>>

export function ProjectTools({ post, progress, choices }: ProjectToolsProps) {
  const canEdit = useMayEdit()
  return (
    <>
      <SkipLink />
      <AdminPageHeader title={post.title}>
        <Link
          to={panelUrl('projects')}
          aria-label={strings.all}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          <List aria-hidden="true" />
          <span className="max-sm:hidden">{strings.all}</span>
        </Link>
        <Link
          to={`/project/${post._id}`}
          aria-label={strings.view}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          <Eye aria-hidden="true" />
          <span className="max-sm:hidden">{strings.view}</span>
        </Link>
      </AdminPageHeader>
      <ProjectPartLinks
        parts={[
          ['sections', strings.sections.title, post.subPost.length],
          ['milestones', strings.milestones.title, post.milestones.length],
          ['progress', strings.progress.title, progress.length],
        ]}
      />
      <Container className="py-8">
        <main id="main" className="mx-auto grid max-w-5xl grid-cols-1 gap-10">
          <ProjectDetails post={post} choices={choices} canEdit={canEdit} />
          <ProjectSectionList post={post} canEdit={canEdit} />
          <ProjectMilestoneList post={post} canEdit={canEdit} />
          <ResearchProgressList
            postId={post._id}
            progress={progress}
            people={choices.people}
            canEdit={canEdit}
          />
        </main>
      </Container>
    </>
  )
}
