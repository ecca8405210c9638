import type { SalusClient } from '#contract/api.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { lastUpdated } from '#web/content/last-updated-view.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { plainSpeech, type Speech } from '#web/content/speech.ts'
import { toProse } from '#web/prose/markdown.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { viewProject } from './project-view.ts'

/** A project as its page shows it, and whether its progress could be read too. */
export const loadProject = async (
  client: SalusClient,
  id: string,
  speech: Speech = plainSpeech,
) => {
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
