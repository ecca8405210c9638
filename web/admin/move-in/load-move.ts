import type { SalusClient } from '#contract/api.ts'
import type { MoveImport } from '#contract/move/move-in.ts'

/** The last site that moved in or is about to; undefined where there is none that anything can be done about. */
export const loadLastMove = async (client: SalusClient): Promise<MoveImport | undefined> => {
  const { import: last } = await client.move.getImport({})
  return last === null || last.state === 'undone' || last.state === 'failed' ? undefined : last
}
