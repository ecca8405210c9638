import { missionContent } from '#contract/content/purpose.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'

export function HomeMission({ isBelowHero }: { isBelowHero: boolean }) {
  const mission = useStrings(missionContent)
  return (
    <section
      aria-labelledby="mission"
      className={cn('overflow-x-clip py-20 lg:py-32', isBelowHero && 'max-lg:pt-10 lg:pt-0')}
    >
      <BrandSignalLine
        variant="divider"
        draw="scroll"
        className={cn(
          'mb-16 lg:mb-24',
          isBelowHero && 'hidden lg:-translate-y-10 lg:mb-16 lg:block',
        )}
      />
      <Container>
        <Grid className="gap-y-6">
          <h2 id="mission" className="eyebrow text-base md:col-span-3">
            {mission.title}
          </h2>
          <div className="md:col-span-9">
            <p className="display text-4xl">{mission.lead}</p>
            <p className="mt-8 max-w-measure text-ink-soft text-lg lg:mt-10 lg:ms-[25%]">
              {mission.text}
            </p>
          </div>
        </Grid>
      </Container>
    </section>
  )
}
