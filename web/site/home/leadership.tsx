import { homeContent } from '#contract/content/home.ts'
import { homeLabels } from '#contract/content/labels/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { videoOfPictureSlot } from '#web/site/shell/page-media.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { SilentVideo } from '#web/ui/picture/silent-video.tsx'

export function Leadership({ className }: { className?: string | undefined }) {
  const home = useStrings(homeLabels)
  const words = useStrings(homeContent)
  return (
    <section aria-labelledby="leadership" className={cn('lazy-layout', className)}>
      <Container>
        <Grid className="items-center">
          <SilentVideo
            film={videoOfPictureSlot(words.leadershipFilm)}
            alt={words.leadershipFilm.alt}
            labels={home.film}
            frameClassName="hairline rounded-md"
            className="aspect-video rounded-md md:col-span-12 lg:col-span-7"
          />
          <div className="md:col-span-9 lg:col-span-5 lg:ps-6">
            <h2 id="leadership" className="eyebrow text-base">
              {words.leadershipTitle}
            </h2>
            <p className="display mt-4 text-3xl">{words.leadershipLead}</p>
            <p className="mt-5 max-w-[52ch] text-ink-soft">{words.leadershipText}</p>
            <Link to="/team" className={buttonStyle({ size: 'lg', className: 'mt-8' })}>
              {words.meetTeam}
            </Link>
          </div>
        </Grid>
      </Container>
    </section>
  )
}
