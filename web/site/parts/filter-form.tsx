import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/field.tsx'

type FilterFormProps = {
  action: string
  /** Filters in the current URL, by name. */
  filters: object
  words: { readonly label: string; readonly show: string }
  className: string
  children: ReactNode
}

/** A form that filters a list through the URL and works without JavaScript. */
export function ListFilterForm({ action, filters, words, className, children }: FilterFormProps) {
  return (
    <Form
      // A new key recreates the form after navigations, so that its fields match the URL.
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

/** An option of a filter, with the number of matching entries. */
interface FilterChoice {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly untranslated?: readonly string[] | undefined
}

/** Returns the option with this value, ignoring case. Undefined if there is none. */
export const findFilterOption = (choices: readonly FilterChoice[], value: string) =>
  choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())

type FilterSelectProps = {
  choices: readonly FilterChoice[]
  value: string
  words: { readonly any: string }
  /** Label of a value that is not an option. */
  unknown: string
}

/** A select with "any" and all options. A value in the URL that is not an option can still be selected. */
export function FilterSelect({ choices, value, words, unknown }: FilterSelectProps) {
  const selected = findFilterOption(choices, value)
  const locale = useLocale()
  const textLanguage = useFallbackLanguage()
  return (
    <Select defaultValue={selected?.value ?? value}>
      <option value="">{words.any}</option>
      {value && !selected && <option value={value}>{unknown}</option>}
      {choices.map(({ value: each, label, count, ...choice }) => (
        <option key={each} value={each} {...textLanguage(choice, 'label')}>
          {`${label} (${count.toLocaleString(locale)})`}
        </option>
      ))}
    </Select>
  )
}
