import { valuesContent } from '#contract/content/purpose.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'

export function AboutCoreValues() {
  const values = useStrings(valuesContent)
  if (values.items.length === 0) return null
  return (
    <Container>
      <section aria-labelledby="values">
        <Grid className="gap-y-6 pt-20 lg:pt-32">
          <h2 id="values" className="eyebrow text-base md:col-span-3">
            {values.title}
          </h2>
          <ul className="divide-y divide-line border-line border-y md:col-span-9">
            {values.items.map(({ title, description }) => (
              <li key={title} className="grid gap-x-8 gap-y-2 py-8 lg:grid-cols-5 lg:py-10">
                <h3 className="display text-3xl lg:col-span-2 lg:text-2xl xl:text-3xl">{title}</h3>
                <p className="max-w-measure text-ink-soft lg:col-span-3">{description}</p>
              </li>
            ))}
          </ul>
        </Grid>
      </section>
    </Container>
  )
}
