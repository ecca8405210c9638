import type { ReactNode } from 'react'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useUntranslatedTextLanguage } from '#web/content/text-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { ReferringItems } from '#web/site/parts/referring-items.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { HowToCite } from './how-to-cite.tsx'
import { PublicationMetadataList } from './publication-facts.tsx'
import { PublicationHeader } from './publication-head.tsx'
import type { PublicationView } from './publication-view.ts'

export function PublicationPage({ entry: publication }: { entry: PublicationView }) {
  const words = useStrings(publicationLabels)
  const { picture, laySummary, abstract, summary, lang } = publication
  const textLanguage = useEntryFallbackLanguage(publication.untranslated)
  const ownLanguage = useUntranslatedTextLanguage()(lang)
  return (
    <article data-slot="publication">
      <PublicationHeader publication={publication} />
      <Container className="pb-20">
        <Grid className="gap-y-14">
          <div className="min-w-0 space-y-14 md:col-span-8 lg:col-span-7">
            {picture && (
              <Picture
                src={picture}
                alt=""
                sizes="(min-width: 64rem) 50rem, 100vw"
                className="hairline w-full rounded-lg bg-sunk"
              />
            )}
            {laySummary.length > 0 && (
              <Part id="plain-words" title={words.laySummary}>
                <Prose tree={laySummary} {...textLanguage('laySummary')} className="text-lg" />
              </Part>
            )}
            {abstract.length > 0 && (
              <Part id="abstract" title={words.abstract}>
                <div {...ownLanguage} className="max-w-measure space-y-4 break-words">
                  {abstract.map((paragraph, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
                    <p key={index}>{paragraph}</p>
                  ))}
                </div>
              </Part>
            )}
            {summary.length > 0 && (
              <Part id="summary" title={words.summary}>
                <Prose tree={summary} {...textLanguage('publicationSummary')} />
              </Part>
            )}
            <ReferringItems of={publication.referring} />
            <Part id="cite" title={words.cite}>
              <HowToCite publication={publication} />
            </Part>
          </div>
          <PublicationMetadataList publication={publication} />
        </Grid>
      </Container>
    </article>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className="display mb-5 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
