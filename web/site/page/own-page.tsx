import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { LastUpdated } from '#web/site/parts/last-updated.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { CustomPageView } from './load-own-page.server.ts'
import { PageParts } from './page-parts.tsx'

export function CustomPage({ entry: page }: { entry: CustomPageView }) {
  const { id, title, parts, updated, untranslated } = page
  const textLanguage = useEntryFallbackLanguage(untranslated)
  return (
    <article data-own-page={id}>
      <PageHero title={<span {...textLanguage('title')}>{title}</span>} className="lg:pb-14" />
      <Container>
        <Grid className="border-line border-t pt-10 pb-20 lg:pt-14">
          <div className="min-w-0 md:col-span-11 lg:col-span-9 lg:col-start-2">
            <PageParts parts={parts} language={textLanguage('content')} />
          </div>
          <LastUpdated
            updated={updated}
            className="mt-12 md:col-span-11 lg:col-span-9 lg:col-start-2"
          />
        </Grid>
      </Container>
    </article>
  )
}
