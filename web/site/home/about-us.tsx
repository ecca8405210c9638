import { homeContent } from '#contract/content/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { imageOfPictureSlot } from '#web/site/shell/page-media.ts'
import { ReservedSpaceImage } from '#web/site/shell/still-picture.tsx'
import { cn } from '#web/ui/cn.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'

export function AboutUs({ className }: { className?: string | undefined }) {
  const words = useStrings(homeContent)
  return (
    <section aria-labelledby="about" className={cn('lazy-layout pb-20 lg:pb-32', className)}>
      <Container>
        <Grid className="items-center">
          <ReservedSpaceImage
            still={imageOfPictureSlot(words.aboutPicture)}
            className="hairline rounded-md dark:brightness-90 md:col-span-12 lg:order-2 lg:col-span-7"
          />
          <div className="md:col-span-9 lg:col-span-5 lg:pe-6">
            <h2 id="about" className="eyebrow text-base">
              {words.aboutTitle}
            </h2>
            <p className="display mt-4 text-3xl">{words.aboutLead}</p>
            <p className="mt-5 max-w-[52ch] text-ink-soft">{words.aboutText}</p>
            <Link to="/about" className="link mt-6 inline-block">
              {words.aboutMore}
            </Link>
          </div>
        </Grid>
      </Container>
    </section>
  )
}
