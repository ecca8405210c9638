import { categoriesContent } from '#contract/content/categories.ts'
import { categoryLabels } from '#contract/content/labels/categories.ts'
import { loadOrErrorPage } from '#web/api/load-or-error-page.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { NextCategory } from './next-category.tsx'
import { ProjectTitles } from './project-titles.tsx'

const orToast = <T,>(category: Promise<T>) => loadOrErrorPage(category, { toast: 'category' })

export const strings = ['categories', 'categoryLabels'] satisfies RouteStringGroups

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const { client } = context.get(renderToolsContext)
  const { data } = await orToast(client.category.category({ categoryId: id }))
  return data
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orToast(serverLoader())

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  loaderData
    ? buildPageMeta(matches, {
        name: loaderData.selectedCategory.name,
        path: `/category/${params.id.toLowerCase()}`,
        description: loaderData.selectedCategory.description,
        keywords: [loaderData.selectedCategory.name],
        parents: [
          { name: stringsFromMatches(matches, categoriesContent).title, path: '/categories' },
        ],
      })
    : []

export default function Category({ loaderData }: Route.ComponentProps) {
  const words = useStrings(categoryLabels)
  const { selectedCategory, differentCategory } = loaderData
  const { name, description, projects } = selectedCategory
  const textLanguage = useEntryFallbackLanguage(selectedCategory.untranslated)
  return (
    <>
      <PageHero
        eyebrow={words.eyebrow}
        title={<span {...textLanguage('name')}>{name}</span>}
        intro={<span {...textLanguage('description')}>{description}</span>}
      />
      <Container>
        <section aria-labelledby="projects">
          <h2 id="projects" className="mb-4 text-ink-soft">
            {usePageTitles().projects}
          </h2>
          <ProjectTitles projects={projects} />
        </section>
        <NextCategory category={differentCategory} />
      </Container>
    </>
  )
}
