import { useEffect, useRef, useState } from 'react'
import { countCharacters, describeTextLength } from '#web/ui/text/count-text.ts'

const typed = ':is(textarea, input:not([type=hidden], [type=file]))'

type CharacterCounterProps = { shown: number | undefined; most: number | undefined }

/** Shows the number of typed characters. Screen readers announce it only near the limit. */
export function CharacterCounter({ shown, most }: CharacterCounterProps) {
  const counter = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    const field = counter.current?.closest('[data-slot=field]')
    const control = field?.querySelector<HTMLInputElement | HTMLTextAreaElement>(typed)
    if (!control) return
    const read = () => setText(control.value)
    read()
    control.addEventListener('input', read)
    return () => control.removeEventListener('input', read)
  }, [])

  const isCut = shown !== undefined && countCharacters(text) > shown
  const isTooLong = most !== undefined && text.length > most && [...text].length > most
  return (
    <span ref={counter}>
      <span className={isTooLong ? 'font-medium text-accent' : isCut ? 'text-ink' : undefined}>
        {describeTextLength(text, shown, most)}
      </span>
      {/* Changes only near the limit, because announcing every key would disturb. */}
      <span role="status" className="sr-only">
        {isCut && `The public page cuts this after ${shown} characters.`}
      </span>
    </span>
  )
}
