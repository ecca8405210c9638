import { visionContent } from '#contract/content/purpose.ts'
import { isVisionEmpty } from '#web/content/empty-sections.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { imageOfPictureSlot } from '#web/site/shell/page-media.ts'
import { ReservedSpaceImage } from '#web/site/shell/still-picture.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'

export function AboutVision() {
  const vision = useStrings(visionContent)
  if (isVisionEmpty(vision)) return null
  return (
    <section
      aria-labelledby="vision"
      data-theme="dark"
      className="overflow-clip bg-plate py-20 lg:py-32"
    >
      <Container>
        <Grid className="gap-y-6">
          <h2 id="vision" className="eyebrow text-base md:col-span-3">
            {vision.title}
          </h2>
          <div className="md:col-span-9">
            <p className="display text-4xl">{vision.lead}</p>
            <p className="mt-8 max-w-measure text-ink-soft text-lg lg:ms-[25%]">{vision.text}</p>
          </div>
        </Grid>
      </Container>
      <BrandSignalLine variant="divider" draw="scroll" className="my-12 lg:my-20" />
      <Container>
        <Grid className="items-start">
          <ReservedSpaceImage
            still={imageOfPictureSlot(vision.picture)}
            className="md:col-span-12 lg:sticky lg:top-28 lg:col-span-6"
          />
          <ul className="divide-y divide-line border-line border-y md:col-span-12 lg:col-span-6">
            {vision.points.map(({ title, text }) => (
              <li key={title} className="py-7 lg:py-9">
                <h3 className="display text-2xl">{title}</h3>
                <p className="mt-2.5 max-w-[56ch] text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </Grid>
      </Container>
    </section>
  )
}
