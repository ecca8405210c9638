import { editPathOf } from '#contract/form-address.ts'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import { customPageEntity } from '#contract/page/page.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { createComputedCheck } from '../check.ts'

/** Custom pages whose path is taken by a built-in page or a language prefix. */
export const unreachablePageCheck = createComputedCheck({
  name: 'pageUnreachable',
  label: 'Pages that nobody can reach',
  weight: 85,
  findAll: async ({ queries }) => {
    const [, ...others] = await readLanguageCodes(queries)
    const prefixes = new Set(others.map((code) => code.toLowerCase()))
    const rows = await queries
      .selectFrom('page')
      .select(['_id', 'title', 'path', 'version'])
      .where('path', '!=', '')
      .orderBy('_id')
      .execute()
    return rows
      .filter(({ path }) => !isCustomPagePath(path) || prefixes.has(path.split('/')[1] ?? ''))
      .map(({ _id, title, path, version }) => ({
        entity: customPageEntity.name,
        id: _id,
        title,
        text: `Salus shows something else at ${path}. Give this page another address.`,
        path: editPathOf(customPageEntity.page, title, _id, 'path'),
        stamp: String(version),
      }))
  },
})
