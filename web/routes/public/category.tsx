import { orUnavailable } from '#web/calls/or-unavailable.ts'
import { pageMeta } from '#web/calls/page-meta.ts'
import { renderContext } from '#web/calls/render-context.ts'
import { categories, category as words } from '#web/content/categories.ts'
import { NextCategory } from '#web/features/category/next-category.tsx'
import { ProjectTitles } from '#web/features/category/project-titles.tsx'
import { Container } from '#web/ui/container.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Route } from './+types/category.ts'

const orToast = <T,>(category: Promise<T>) => orUnavailable(category, { toast: words.failed })

export const loader = async ({ context, params: { categoryId } }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const { data } = await orToast(client.category.category({ categoryId }))
  return data
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orToast(serverLoader())

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        name: loaderData.selectedCategory.name,
        path: `/category/${params.categoryId.toLowerCase()}`,
        description: loaderData.selectedCategory.description,
        keywords: [loaderData.selectedCategory.name],
        parents: [{ name: categories.title, path: '/categories' }],
      })
    : []

export default function Category({ loaderData }: Route.ComponentProps) {
  const { selectedCategory, differentCategory } = loaderData
  const { name, description, projects } = selectedCategory
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={name} intro={description} />
      <Container>
        <section aria-labelledby="projects">
          <h2 id="projects" className="mb-4 text-ink-soft">
            {words.projects}
          </h2>
          <ProjectTitles projects={projects} />
        </section>
        <NextCategory category={differentCategory} />
      </Container>
    </>
  )
}
