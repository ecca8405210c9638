import { lazy, Suspense } from 'react'
import { queryContent } from '#contract/content/projects.ts'
import { projectQuery } from '#web/content/projects.ts'
import { useWords } from '#web/content/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { NeedsScript } from '#web/ui/layout/needs-script.tsx'
import { QueryFields } from './query-fields.tsx'
import { useSeen } from './use-seen.ts'

// What checks and sends the form is larger than the page: it comes when someone opens it.
const QueryForm = lazy(async () => ({ default: (await import('./query-form.tsx')).QueryForm }))

/** The way to ask about a project. */
export function QueryPanel({ postId }: { postId: string }) {
  const words = useWords(queryContent)
  const [panel, isSeen] = useSeen()
  return (
    <Container className="py-12 lg:py-16 print:hidden">
      <Grid>
        <div className="md:col-span-5 lg:col-span-4">
          <h2 className="display text-3xl">{words.title}</h2>
          <p className="mt-4 max-w-[46ch] text-ink-soft">{words.intro}</p>
        </div>
        <div ref={panel} className="min-w-0 md:col-span-7 lg:col-span-7 lg:col-start-6">
          <NeedsScript label={projectQuery.needsScript} />
          {isSeen ? (
            <Suspense fallback={<FormDrawn />}>
              <QueryForm postId={postId} />
            </Suspense>
          ) : (
            <FormDrawn />
          )}
        </div>
      </Grid>
    </Container>
  )
}

function FormDrawn() {
  const words = useWords(queryContent)
  return (
    <fieldset disabled className="grid gap-5">
      <QueryFields as={Field} />
      <Button size="lg" className="justify-self-start">
        {words.submit}
      </Button>
    </fieldset>
  )
}
