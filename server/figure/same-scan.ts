import { figureUrlOf } from '#contract/figure/figure-file.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { listFigureUses } from './figure-uses.ts'

/**
 * Lists other figures made of one scan or recording, newest first. Includes replaced figures that texts still
 * contain.
 */
export const listFiguresOfSameScan = async (
  { media, database: { queries } }: Pick<BaseServices, 'media' | 'database'>,
  name: string,
) => {
  await media.describeEarlierFigures()
  const figures = await queries
    .selectFrom('figure as own')
    .innerJoin('figure', 'figure.kind', 'own.kind')
    .innerJoin('media', 'media.name', 'figure.name')
    .select(['figure.name', 'figure.kind', 'figure.replacedBy'])
    .where('own.name', '=', name)
    .where('figure.name', '<>', name)
    .where(({ and, or, eb, ref }) =>
      or(
        (['content', 'shown'] as const).map((hash) =>
          and([eb(`figure.${hash}`, '=', ref(`own.${hash}`)), eb(`figure.${hash}`, '<>', '')]),
        ),
      ),
    )
    .orderBy('media.createdAt', 'desc')
    .orderBy('figure.name')
    .execute()
  const listed = []
  for (const figure of figures) {
    const url = figureUrlOf(mediaFileUrl(figure.name), figure.kind)
    const usedIn = await listFigureUses(queries, url)
    if (figure.replacedBy === '' || usedIn.length > 0) listed.push({ url, usedIn })
  }
  return listed
}
