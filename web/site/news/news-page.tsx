import { news as words } from '#web/content/news.ts'
import { cn } from '#web/ui/cn.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { titleSize } from '#web/ui/text/title-size.ts'
import { SignalLine } from '#web/ui/theme/signal-line.tsx'
import type { NewsView } from './news-view.ts'

const sizes = ['max-w-[24ch] text-4xl', 'max-w-[32ch] text-3xl', 'max-w-[48ch] text-2xl'] as const

/** One piece of news: its day, its picture and its text. */
export function NewsPage({ post }: { post: NewsView }) {
  const { title, day, shownDay, lead, picture, prose, link } = post
  return (
    <article data-slot="news">
      <header className="overflow-x-clip pt-12 pb-10 sm:pt-16 lg:pt-20">
        <Container>
          <p className="eyebrow flex flex-wrap gap-x-2">
            <Link to="/news" className="text-signal no-underline hover:underline">
              {words.all}
            </Link>
            <span aria-hidden="true">/</span>
            <time dateTime={day} className="tabular">
              {shownDay}
            </time>
          </p>
          <h1 className={cn('display mt-5 break-words', titleSize(title, sizes))}>{title}</h1>
        </Container>
        <SignalLine variant="divider" draw="load" className="mt-12 w-screen lg:mt-16" />
      </header>
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
            {lead && (
              <p className="mb-8 max-w-measure whitespace-pre-line break-words text-ink text-lg">
                {lead}
              </p>
            )}
            <Prose tree={prose} />
            <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
              {link && <Further href={link} />}
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

function Further({ href }: { href: string }) {
  return href.startsWith('/') ? (
    <Link to={href} className="link">
      {words.related}
    </Link>
  ) : (
    <a href={href} rel="noopener" className="link">
      {words.related}
    </a>
  )
}
