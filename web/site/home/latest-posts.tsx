import { useRef } from 'react'
import { homeContent } from '#contract/content/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { useIsNearView } from '#web/ui/use-near-view.ts'
import type { LatestPost } from './load-home.server.ts'
import { PostSlide } from './post-slide.tsx'

export function LatestPosts({ posts }: { posts: readonly LatestPost[] }) {
  const section = useRef<HTMLElement>(null)
  const { latestTitle } = useStrings(homeContent)
  const isNear = useIsNearView(section)
  if (posts.length === 0) return null
  return (
    <section ref={section} className="pt-20 lg:pt-32">
      <Container>
        <h2 id="latest" className="display text-3xl">
          {latestTitle}
        </h2>
        <Carousel label={latestTitle} gap={30} autoplayMs={2000} wheel className="mt-8 lg:mt-10">
          {posts.map((post) => (
            <PostSlide key={post._id} post={post} isNear={isNear} />
          ))}
        </Carousel>
      </Container>
    </section>
  )
}
