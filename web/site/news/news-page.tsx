import { fillPlaceholders } from '#contract/content/group.ts'
import { newsLabels } from '#contract/content/labels/news.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryPageHeader } from '#web/site/parts/entry-head.tsx'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { AuthoredLink } from '#web/ui/markdown/authored-link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import type { NewsView } from './news-view.ts'

const sizes = ['max-w-[24ch] text-4xl', 'max-w-[32ch] text-3xl', 'max-w-[48ch] text-2xl'] as const

export function NewsPage({ entry: post }: { entry: NewsView }) {
  const words = useStrings(newsLabels)
  const { title, day, shownDay, lead, picture, prose, link, linkName } = post
  const textLanguage = useEntryFallbackLanguage(post.untranslated)
  return (
    <article data-slot="news">
      <EntryPageHeader
        list={{ path: '/news', name: words.all }}
        kind={
          <time dateTime={day} className="tabular">
            {shownDay}
          </time>
        }
        title={title}
        {...textLanguage('title')}
        sizes={sizes}
      />
      <Container className="pb-20">
        <Grid className="gap-y-10">
          <div className="min-w-0 md:col-span-10 lg:col-span-8">
            {picture && (
              <Picture
                src={picture}
                alt=""
                sizes="(min-width: 64rem) 60vw, 92vw"
                className="hairline mb-10 w-full rounded-lg bg-sunk"
              />
            )}
            <EntryText
              of={post}
              name="description"
              text={lead}
              className="mb-8 max-w-measure whitespace-pre-line break-words text-ink text-lg"
            />
            <Prose tree={prose} {...textLanguage('content')} />
            <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
              {link && (
                <AuthoredLink to={link} className="link min-w-0 break-words">
                  {fillPlaceholders(words.related, { name: linkName })}
                </AuthoredLink>
              )}{' '}
              <Link to="/news" className="link">
                {words.more}
              </Link>
            </p>
          </div>
        </Grid>
      </Container>
    </article>
  )
}
