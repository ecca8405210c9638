import { projectContactContent } from '#contract/content/projects.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { MessageForm } from '#web/site/parts/message-form.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'

export function ProjectContactPanel({ postId }: { postId: string }) {
  const words = useStrings(projectContactContent)
  return (
    <Container className="py-12 lg:py-16 print:hidden">
      <Grid>
        <div className="md:col-span-5 lg:col-span-4">
          <h2 className="display text-3xl">{words.title}</h2>
          <p className="mt-4 max-w-[46ch] text-ink-soft">{words.intro}</p>
        </div>
        <div className="min-w-0 md:col-span-7 lg:col-span-7 lg:col-start-6">
          <MessageForm postId={postId} words={words} labels={words} rows={6} />
        </div>
      </Grid>
    </Container>
  )
}
