import { Container, Grid } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { OwnPageView } from './load-own-page.server.ts'
import { PageParts } from './page-parts.tsx'

/** A page of the group's own: its title, its text and its blocks. */
export function OwnPage({ page: { id, title, parts } }: { page: OwnPageView }) {
  return (
    <article data-own-page={id}>
      <PageHero title={title} className="lg:pb-14" />
      <Container>
        <Grid className="border-line border-t pt-10 pb-20 lg:pt-14">
          <PageParts parts={parts} className="md:col-span-11 lg:col-span-9 lg:col-start-2" />
        </Grid>
      </Container>
    </article>
  )
}
