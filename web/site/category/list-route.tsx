import { lazy, Suspense } from 'react'
import { categoriesContent } from '#contract/content/categories.ts'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { type CategoryListItem, loadCategories } from '#web/api/load-categories.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { useIsSignedIn, useMayEdit, useUserRole } from '#web/session/session.ts'
import { combineListStrings, defineListPage } from '#web/site/parts/list-page.tsx'
import { loadWholeList } from '#web/site/parts/route-loaders.server.ts'
import { PanelSkeleton } from '#web/ui/panel/panel-skeleton.tsx'
import type { Route } from './+types/list-route.ts'
import { CategoryList } from './category-list.tsx'

// Loaded for administrators only.
const CategoryPage = lazy(async () => {
  const { CategoryPage } = await import('#web/admin/category/category-page.tsx')
  return { default: CategoryPage }
})

const page = defineListPage({
  path: entryPages.category.list,
  words: combineListStrings(categoriesContent, categoryLabels),
  isEmpty: ({ length }) => length === 0,
  show: (categories: readonly CategoryListItem[]) => <CategoryList categories={categories} />,
})

export const strings = ['categories', 'categoryLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadWholeList(args, ({ client }) => loadCategories(client))

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = page.meta

export default function Categories({ loaderData }: Route.ComponentProps) {
  const categories = listOrNullOnError(loaderData)
  const mayEdit = useMayEdit()
  // While the role is unknown, shows the admin components, because they load it.
  const isSignedIn = useIsSignedIn()
  const isUnknown = useUserRole() === null && isSignedIn
  if (mayEdit || isUnknown) {
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <CategoryPage list={categories} />
      </Suspense>
    )
  }
  return <page.Body list={categories} />
}
