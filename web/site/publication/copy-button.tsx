import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { publicationPage as words } from '#web/content/publications.ts'
import { Button } from '#web/ui/button.tsx'

const shownMs = 2_500

/** Copies a text and says that it did; not there without JavaScript. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (outcome === '') return
    const timer = setTimeout(() => setOutcome(''), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(words.copied)
    } catch {
      setOutcome(words.notCopied)
    }
  }
  return (
    <span className="noscript:hidden flex items-center gap-2 text-sm">
      <span role="status" className="text-signal">
        {outcome}
      </span>
      <Button variant="quiet" size="sm" aria-label={label} onClick={copy}>
        {outcome === words.copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {words.copy}
      </Button>
    </span>
  )
}
