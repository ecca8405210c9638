import { mission } from '#web/content/values.ts'
import { Container, Grid } from '#web/ui/container.tsx'
import { SignalLine } from '#web/ui/signal-line.tsx'

/** What the group works for. */
export function Mission() {
  return (
    <section aria-labelledby="mission" className="overflow-clip py-20 lg:py-32">
      <SignalLine variant="divider" draw="scroll" className="mb-16 lg:mb-24" />
      <Container>
        <Grid className="gap-y-6">
          <h2 id="mission" className="eyebrow text-base md:col-span-3">
            {mission.title}
          </h2>
          <div className="md:col-span-9">
            <p className="display text-4xl">{mission.lead}</p>
            <p className="mt-8 max-w-measure text-ink-soft text-lg lg:mt-10 lg:ml-[25%]">
              {mission.text}
            </p>
          </div>
        </Grid>
      </Container>
    </section>
  )
}
