import { usePageNames } from '#web/content/page-names.ts'
import { search as words } from '#web/content/search.ts'

/** What the kinds of things that can be found are called: those with a list of their own as the group calls it. */
export const useKindNames = () => {
  const { projects, publications } = usePageNames()
  return { ...words.kinds, project: projects, publication: publications }
}
