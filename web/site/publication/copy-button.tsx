import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Button } from '#web/ui/button.tsx'

const shownMs = 2_500

/** Copies a text to the clipboard, with formatting if the browser supports it. */
const write = async (text: string, html: string): Promise<void> => {
  if (html === '' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(text)
    return
  }
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
  const item = new ClipboardItem({ ...as('text/plain', text), ...as('text/html', html) })
  await navigator.clipboard.write([item])
}

type CopyButtonProps = {
  text: string
  /** HTML with the formatting of the text, for pasting into word processors. */
  html?: string | undefined
  label: string
}

/** Copies a text and confirms it. Hidden without JavaScript. */
export function CopyButton({ text, html = '', label }: CopyButtonProps) {
  const words = useStrings(publicationLabels)
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (outcome === '') return
    const timer = setTimeout(() => setOutcome(''), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await write(text, html)
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
