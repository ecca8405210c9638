import { useEffect } from 'react'
import { failureLabels } from '#contract/content/labels/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'

/** Error page with a reload button. `toast` is a message to show as well, or the key of a text. */
export function ErrorPage({ toast: word }: { toast?: string | undefined }) {
  const failure = useStrings(failureLabels)
  const toast = word === 'category' ? failure.category : word
  useEffect(() => {
    if (!toast) return
    void import('#web/ui/dialog/toast.ts').then((shown) => shown.toast.error(toast, { id: toast }))
  }, [toast])
  return (
    <div className="grid min-h-[60dvh] content-center gap-10 overflow-clip pt-16 lg:gap-14">
      <BrandSignalLine variant="divider" draw="load" />
      <Container>
        <h1 className="display text-5xl">{failure.heading}</h1>
        <p className="mt-5 max-w-[46ch] text-ink-soft text-lg">{failure.text}</p>
        <form method="get" className="mt-8">
          <Button type="submit" size="lg">
            {failure.retry}
          </Button>
        </form>
      </Container>
    </div>
  )
}
