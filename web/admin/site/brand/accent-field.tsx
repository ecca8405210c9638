import { useRef, useState } from 'react'
import { defaultBrand } from '#contract/site/default-brand.ts'
import { brandFormStrings as strings } from '#web/admin/site/brand-form-strings.ts'
import { CallField } from '#web/api/call-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

type AccentFieldProps = { accent: string; onChange: () => void }

export function AccentColorField({ accent, onChange }: AccentFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(accent)
  const put = (color: string) => {
    if (input.current) input.current.value = color
    setShown(color)
    onChange()
  }
  return (
    <CallField name="accent" label={strings.fields.accent} hint={strings.hints.accent}>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label={strings.pick}
          value={isHex(shown) ? shown : accent}
          onChange={({ target }) => put(target.value)}
          className="size-11 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
        />
        <Input
          ref={input}
          defaultValue={accent}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setShown(target.value.trim())}
          className="max-w-36 font-mono"
        />
        {shown !== defaultBrand.accent && (
          <Button size="sm" variant="quiet" onClick={() => put(defaultBrand.accent)}>
            {strings.default}
          </Button>
        )}
      </div>
    </CallField>
  )
}
