import { orUnavailable } from '#web/api/or-unavailable.ts'
import { lastUpdated } from '#web/content/last-updated-view.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { PageSource } from '#web/head/page-source.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { viewProject } from './project-view.ts'

/** A project as its page shows it, and whether its progress could be read too. */
export const loadProject = async ({ client, toProse, speech }: PageSource, id: string) => {
  const [reply, progress] = await Promise.all([
    orUnavailable(client.post.getSinglePost({ id }), { note: loadErrors.project }),
    client.researchProgress
      .getResearchProgress({ postId: id })
      .then(({ researchProgress }) => researchProgress)
      .catch(() => null),
  ])
  const project = await viewProject(reply, progress, { toProse, plainText })
  const updated = lastUpdated(reply.updatedAt, speech)
  return { project: { ...project, updated }, isWhole: progress !== null }
}
