import { lazy, Suspense } from 'react'
import { loaded, notLoaded, orNotLoaded } from '#web/calls/loaded.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { categories as words } from '#web/content/categories.ts'
import { CategoryList } from '#web/features/category/category-list.tsx'
import { loadCategories } from '#web/features/category/load-categories.ts'
import { Container } from '#web/ui/container.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { Route } from './+types/categories.ts'

// Only an administrator's browser ever asks for this.
const CategoryPage = lazy(async () => {
  const { CategoryPage } = await import('../admin/category-page.tsx')
  return { default: CategoryPage }
})

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await loadCategories(context.get(renderContext).client).catch(() => null)) ?? notLoaded()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: words.title, path: '/categories', description: words.intro })

export default function Categories({ loaderData }: Route.ComponentProps) {
  const categories = loaded(loaderData)
  const isSignedIn = useIsSignedIn()
  if (isSignedIn && categories) {
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
        {categories === null && <EmptyState {...words.failed} />}
        {categories?.length === 0 && <EmptyState {...words.empty} />}
        {categories && categories.length > 0 && <CategoryList categories={categories} />}
      </Container>
    </>
  )
}
