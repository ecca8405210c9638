import { hrefOf } from '#contract/call/href.ts'
import { homeContent } from '#contract/content/home.ts'
import { homeLabels } from '#contract/content/labels/home.ts'
import { HiddenLinkTitle } from '#web/content/about-title.tsx'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import type { LatestPost } from './load-home.server.ts'

const pictureStyle = 'aspect-[4/3] w-full rounded-md object-cover lg:aspect-[16/11]'

type PostSlideProps = {
  post: LatestPost
  /** Whether the slide is or will soon be visible, so that its picture is loaded at once. */
  isNear: boolean
}

export function PostSlide({ post, isNear }: PostSlideProps) {
  const textLanguage = useEntryFallbackLanguage(post.untranslated)
  return (
    <article className="grid h-full content-start gap-x-8 gap-y-6 md:grid-cols-12 lg:items-center lg:gap-x-16">
      <div className="md:col-span-6 lg:col-span-7">
        {post.pic ? (
          <Picture
            src={post.pic}
            alt=""
            sizes="(min-width: 64rem) 55vw, (min-width: 48rem) 48vw, 92vw"
            loading={isNear ? 'eager' : 'lazy'}
            draggable={false}
            className={`${pictureStyle} hairline`}
          />
        ) : (
          <div className={`${pictureStyle} grid items-center overflow-clip bg-signal-soft`}>
            <BrandSignalLine variant="hero" />
          </div>
        )}
      </div>
      <div className="min-w-0 md:col-span-6 lg:col-span-5">
        <h3 {...textLanguage('title')} className="display break-words text-2xl lg:text-3xl">
          {post.title}
        </h3>
        <p
          {...textLanguage('description')}
          className="mt-4 max-w-[52ch] break-words text-ink-soft lg:mt-5"
        >
          {post.description}
        </p>
        <ReadMore post={post} />
      </div>
    </article>
  )
}

function ReadMore({ post: { link, title, untranslated } }: { post: LatestPost }) {
  const textLanguage = useEntryFallbackLanguage(untranslated)
  const home = useStrings(homeLabels)
  const words = useStrings(homeContent)
  const href = hrefOf(link)
  if (href === null)
    return link ? <p className="mt-6 break-words text-ink-faint text-sm">{link}</p> : null
  const look = buttonStyle({ variant: 'secondary', className: 'mt-7' })
  const label = (
    <span>
      {words.readMore}
      <HiddenLinkTitle words={home.about} title={title} language={textLanguage('title')} />
    </span>
  )
  return href.startsWith('/') ? (
    <Link to={href} className={look}>
      {label}
    </Link>
  ) : (
    <a href={href} rel="noopener" className={look}>
      {label}
    </a>
  )
}
