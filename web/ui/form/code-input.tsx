import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { useControlAttributes } from './field-context.ts'

const length = 6
const boxes = Array.from({ length }, (_, index) => index)

const boxStyle =
  'h-14 w-(--box) rounded-md border border-line-strong bg-surface transition-colors group-has-aria-invalid/code:border-accent group-focus-within/code:data-active:border-signal group-focus-within/code:data-active:ring-2 group-focus-within/code:data-active:ring-signal'

// A digit of the monospaced font is one `ch` wide, and letter spacing fills the rest of its box. The input is
// wider than its visible part, so that the spacing after the last digit does not scroll it.
const inputStyle =
  'absolute inset-y-1 start-1 w-[calc(100%+var(--box))] bg-transparent ps-[calc((var(--box)-1ch)/2)] font-mono text-2xl text-ink tracking-[calc(var(--box)+var(--gap)-1ch)] caret-signal outline-none'

/** Returns the digits of a text, including full-width ones. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>

/**
 * Boxes for a one-time code, drawn over one real input. Letter spacing puts each digit into its box, so that
 * caret, paste, autofill and pages without JavaScript work as usual.
 */
export function CodeInput({ className, ...props }: CodeInputProps) {
  const [code, setCode] = useState('')
  const change = (text: string) => setCode(digitsOf(text).slice(0, length))

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const digits = digitsOf(event.clipboardData.getData('text'))
    // Shorter pasted texts are left to the browser, which inserts them at the caret.
    if (digits.length < length) return
    event.preventDefault()
    change(digits)
  }

  return (
    <div
      data-slot="code-input"
      className={cn(
        'group/code -mx-1 relative w-fit max-w-full overflow-clip rounded-md p-1 [--box:2.75rem] [--gap:0.5rem] sm:[--box:3.25rem]',
        className,
      )}
    >
      <div aria-hidden="true" className="flex gap-(--gap)">
        {boxes.map((box) => (
          <span
            key={box}
            data-active={box === Math.min(code.length, length - 1) || undefined}
            className={boxStyle}
          />
        ))}
      </div>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern={`[0-9]{${length}}`}
        maxLength={length}
        spellCheck={false}
        {...props}
        {...useControlAttributes(props)}
        value={code}
        onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
        onPaste={paste}
        className={inputStyle}
      />
    </div>
  )
}
