import { homeLabels } from '#contract/content/labels/home.ts'
import { visionContent } from '#contract/content/purpose.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { imageOfPictureSlot, videoOfPictureSlot } from '#web/site/shell/page-media.ts'
import { ReservedSpaceImage } from '#web/site/shell/still-picture.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { SilentVideo } from '#web/ui/picture/silent-video.tsx'

export function HomeVision() {
  const home = useStrings(homeLabels)
  const vision = useStrings(visionContent)
  return (
    <section aria-labelledby="vision" data-theme="dark" className="lazy-layout bg-plate">
      <SilentVideo
        film={videoOfPictureSlot(vision.film)}
        alt={vision.film.alt}
        labels={home.film}
        className="flex flex-col justify-center max-lg:pt-[min(72vw,34rem)] lg:min-h-[min(56rem,88svh)]"
        frameClassName="vision-film absolute inset-0 object-[60%_50%] lg:object-right max-lg:h-[min(84vw,40rem)] lg:start-[34%] 2xl:start-[26%] min-[110rem]:start-[22%] lg:w-[78%]"
        buttonClassName="max-lg:top-4 max-lg:bottom-auto lg:end-gutter lg:bottom-8"
      >
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-transparent to-plate max-lg:top-[min(56vw,26rem)] max-lg:h-[min(28vw,14rem)] lg:bg-linear-to-r rtl:lg:bg-linear-to-l lg:from-plate lg:from-15% lg:via-plate/75 lg:via-45% lg:to-transparent lg:to-65%"
        />
        <Container className="relative max-lg:pb-4 lg:py-16">
          <div className="lg:max-w-[40%] min-[110rem]:max-w-[46%]">
            <h2 id="vision" className="eyebrow text-base">
              {vision.title}
            </h2>
            <p className="display mt-4 text-4xl">{vision.lead}</p>
            <p className="mt-6 max-w-[48ch] text-ink-soft text-lg">{vision.text}</p>
          </div>
        </Container>
      </SilentVideo>
      <Container className="py-16 lg:py-28">
        <Grid className="items-center">
          <ReservedSpaceImage
            still={imageOfPictureSlot(vision.picture)}
            className="hidden aspect-square object-cover object-[66%_50%] md:col-span-5 md:block"
          />
          <ul className="divide-y divide-line md:col-span-7 lg:col-span-6 lg:col-start-7">
            {vision.points.map(({ title, text }) => (
              <li key={title} className="py-6 first:pt-0 last:pb-0 lg:py-8">
                <h3 className="display text-2xl">{title}</h3>
                <p className="mt-2.5 max-w-[58ch] text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </Grid>
      </Container>
    </section>
  )
}
