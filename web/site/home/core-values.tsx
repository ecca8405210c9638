import { FlaskConical, Globe, Waypoints } from 'lucide-react'
import { valuesContent } from '#contract/content/purpose.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'

const icons = new Map([
  ['innovation', FlaskConical],
  ['collaboration', Waypoints],
  ['accessibility', Globe],
])

export function HomeCoreValues() {
  const values = useStrings(valuesContent)
  return (
    <section aria-labelledby="values" className="lazy-layout py-20 lg:py-32">
      <Container>
        <Grid>
          <h2 id="values" className="display text-4xl md:col-span-4">
            {values.title}
          </h2>
          <ul className="divide-y divide-line border-line border-y md:col-span-8">
            {values.items.map(({ title, icon, description }) => {
              const Icon = icons.get(icon) ?? FlaskConical
              return (
                <li
                  key={title}
                  className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3 py-8 lg:grid-cols-[auto_repeat(2,minmax(0,1fr))] lg:gap-x-8 lg:py-10"
                >
                  <Icon
                    aria-hidden="true"
                    strokeWidth={1.25}
                    className="mt-0.5 size-8 text-trace lg:size-9"
                  />
                  <h3 className="display text-2xl">{title}</h3>
                  <p className="text-ink-soft max-lg:col-start-2">{description}</p>
                </li>
              )
            })}
          </ul>
        </Grid>
      </Container>
    </section>
  )
}
