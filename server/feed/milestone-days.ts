import { projectPath } from '#contract/post/project-path.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import type { Queries } from '#server/base/db/database.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import type { CalendarEntry } from './calendar.ts'
import { maxFallbackTitleLength } from './feed-entries.ts'

const maxDays = 500

export const listMilestoneCalendarEntries = async (
  queries: Queries,
  reader: ContentReader,
  { root, main }: { root: string; main: string },
): Promise<CalendarEntry[]> => {
  const found = await queries
    .selectFrom('milestone')
    .innerJoin('post', 'post._id', 'milestone.postId')
    .where(visibleCondition(reader, 'post'))
    .where('milestone.dueDate', '<>', '')
    .select(['milestone._id', 'milestone.title', 'milestone.description', 'milestone.dueDate'])
    .select([
      'milestone.status',
      'milestone.updatedAt',
      'post._id as postId',
      'post.title as project',
    ])
    .orderBy('milestone.dueDate', 'desc')
    .orderBy('milestone._id')
    .limit(maxDays)
    .execute()
  const rows = await translateRows(queries, reader, 'milestone', found)
  const projects = await translateRows(
    queries,
    reader,
    'post',
    rows.map(({ postId, project }) => ({ _id: postId, title: project })),
  )
  return rows.map(({ _id, updatedAt, postId, ...row }, at) => {
    const project = projects[at]?.title ?? row.project
    const languageOf = (isUntranslated = false) => (isUntranslated ? main : '')
    const isProjectUntranslated = projects[at]?.untranslated?.includes('title')
    const named = row.title ? 'title' : row.description ? 'description' : ''
    return {
      _id,
      kind: 'milestone',
      updatedAt,
      title: row.title || createExcerpt(row.description, maxFallbackTitleLength) || project,
      titleLang: languageOf(named ? row.untranslated?.includes(named) : isProjectUntranslated),
      textLang: languageOf(
        row.description ? row.untranslated?.includes('description') : isProjectUntranslated,
      ),
      text: [project, row.status, row.description].filter(Boolean).join('\n'),
      url: `${root}${projectPath({ _id: postId, title: project })}#milestones`,
      day: row.dueDate.slice(0, 10),
    }
  })
}
