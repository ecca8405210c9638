import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSaid } from '#web/content/fallback.ts'
import { useLocale } from '#web/content/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/field.tsx'

type FilterFormProps = {
  /** The page whose list it narrows down. */
  action: string
  /** What the address says now. */
  filters: object
  words: { readonly label: string; readonly show: string }
  className: string
  children: ReactNode
}

/** Narrows a list down by its address; needs no JavaScript. */
export function FilterForm({ action, filters, words, className, children }: FilterFormProps) {
  return (
    <Form
      // Recreated when the address differs from the form.
      key={JSON.stringify(filters)}
      method="get"
      action={action}
      aria-label={words.label}
      className={className}
    >
      {children}
      <Button type="submit" variant="secondary">
        {words.show}
      </Button>
    </Form>
  )
}

/** What a list can be narrowed down to, and how much of it that shows. */
interface FilterChoice {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly untranslated?: readonly string[] | undefined
}

/** The choice that a value means; topics are the same in any case. */
export const findChoice = (choices: readonly FilterChoice[], value: string) =>
  choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())

type FilterSelectProps = {
  choices: readonly FilterChoice[]
  value: string
  words: { readonly any: string }
  /** What a value is called that is not among the choices. */
  unknown: string
}

/** One of the choices, or any; what the address says stays offered. */
export function FilterSelect({ choices, value, words, unknown }: FilterSelectProps) {
  const known = findChoice(choices, value)
  const locale = useLocale()
  const said = useSaid()
  return (
    <Select defaultValue={known?.value ?? value}>
      <option value="">{words.any}</option>
      {value && !known && <option value={value}>{unknown}</option>}
      {choices.map(({ value: each, label, count, ...choice }) => (
        <option key={each} value={each} {...said(choice, 'label')}>
          {`${label} (${count.toLocaleString(locale)})`}
        </option>
      ))}
    </Select>
  )
}
