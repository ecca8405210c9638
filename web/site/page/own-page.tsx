import { Container, Grid } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { OwnPageView } from './load-own-page.server.ts'
import { PagePart } from './page-part.tsx'

/** A page of the group's own: its title, its text and its blocks. */
export function OwnPage({ page: { id, title, parts } }: { page: OwnPageView }) {
  return (
    <article data-own-page={id}>
      <PageHero title={title} className="lg:pb-14" />
      <Container>
        <Grid className="border-line border-t pt-10 pb-20 lg:pt-14">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 md:col-span-11 print:block print:space-y-8 lg:col-span-9 lg:col-start-2">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part of a page is its place
              <PagePart key={index} part={part} />
            ))}
          </div>
        </Grid>
      </Container>
    </article>
  )
}
