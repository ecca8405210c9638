import { missionContent } from '#contract/content/purpose.ts'
import { isMissionEmpty } from '#web/content/empty-sections.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'

export function AboutMission() {
  const mission = useStrings(missionContent)
  if (isMissionEmpty(mission)) return null
  return (
    <Container>
      <section aria-labelledby="mission">
        <Grid className="gap-y-6 py-20 lg:py-32">
          <h2 id="mission" className="eyebrow text-base md:col-span-3">
            {mission.title}
          </h2>
          <div className="md:col-span-9">
            <p className="display reveal text-4xl">{mission.lead}</p>
            <p className="mt-8 max-w-measure text-ink-soft text-lg lg:ms-[25%]">{mission.text}</p>
          </div>
        </Grid>
      </section>
    </Container>
  )
}
