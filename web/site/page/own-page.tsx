import { Container, Grid } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { OwnPageView } from './load-own-page.server.ts'

/** A page of the group's own: its title and its text. */
export function OwnPage({ page: { title, prose } }: { page: OwnPageView }) {
  return (
    <article>
      <PageHero title={title} className="lg:pb-14" />
      <Container>
        <Grid className="border-line border-t pt-10 pb-20 lg:pt-14">
          <Prose tree={prose} className="min-w-0 md:col-span-9 lg:col-span-8 lg:col-start-3" />
        </Grid>
      </Container>
    </article>
  )
}
