import { lazy, Suspense } from 'react'
import { categoriesContent } from '#contract/content/categories.ts'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import { loadCategories } from '#web/api/load-categories.ts'
import { loaded, notLoaded, orNotLoaded } from '#web/api/loaded.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { useWords } from '#web/content/use-words.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { useIsSignedIn, useMayEdit, useRole } from '#web/session/session.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PanelSkeleton } from '#web/ui/panel/panel-skeleton.tsx'
import type { Route } from './+types/list-route.ts'
import { CategoryList } from './category-list.tsx'

// Only an administrator's browser ever asks for this.
const CategoryPage = lazy(async () => {
  const { CategoryPage } = await import('#web/admin/category/category-page.tsx')
  return { default: CategoryPage }
})

export const strings = ['categories', 'categoryLabels'] satisfies PageStrings

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await loadCategories(context.get(renderContext).client).catch(() => null)) ?? notLoaded()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, intro } = siteWords(matches, categoriesContent)
  return pageMeta(matches, { name: title, path: '/categories', description: intro })
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const fixed = useWords(categoryLabels)
  const words = useWords(categoriesContent)
  const categories = loaded(loaderData)
  const mayEdit = useMayEdit()
  // While the role is unknown, the parts for administrators ask the server for it.
  const isSignedIn = useIsSignedIn()
  const isUnknown = useRole() === null && isSignedIn
  if (mayEdit || isUnknown) {
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <CategoryPage list={categories} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        {categories === null && <EmptyState {...fixed.failed} />}
        {categories?.length === 0 && <EmptyState title={words.emptyTitle} text={words.emptyText} />}
        {categories && categories.length > 0 && <CategoryList categories={categories} />}
      </Container>
    </>
  )
}
