import { useState } from 'react'
import { Select, SelectOptions } from './field.tsx'
import { FieldContext, useControlAttributes } from './field-context.ts'
import { HiddenValueInput } from './hidden-value.tsx'
import { Input } from './input.tsx'

const words = {
  precision: 'How exact',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  monthExample: '2026-03',
  yearExample: '2026',
}

type Precision = 'day' | 'month' | 'year'

const precisions = ['day', 'month', 'year'] as const

const lengths: Readonly<Record<Precision, number>> = { day: 10, month: 7, year: 4 }

const precisionOf = (date: string): Precision => {
  if (date === '' || date.length > lengths.month) return 'day'
  return date.length > lengths.year ? 'month' : 'year'
}

/** Cuts a date to a precision, or adds the first day or month. */
const toPrecision = (date: string, precision: Precision): string =>
  date === '' ? '' : `${date}-01-01`.slice(0, lengths[precision])

// The label, the hint and the error belong to the date alone.
const unwired = {}

type PartialDateInputProps = { name?: string; current?: string }

/** Date that may be only a year, or a year with a month. Empty for none. */
export function PartialDateInput({ current = '', ...props }: PartialDateInputProps) {
  const { name, required: _, ...control } = useControlAttributes(props)
  const [date, setDate] = useState(current)
  const [precision, setPrecision] = useState(precisionOf(current))
  const put = (given: string) => {
    setDate(given)
    if (given !== '') setPrecision(precisionOf(given))
  }
  const choose = (chosen: string) => {
    const next = precisions.find((each) => each === chosen) ?? 'day'
    setPrecision(next)
    setDate(toPrecision(date, next))
  }
  const shared = {
    ...control,
    name: '',
    value: date,
    onChange: ({ target }: { target: HTMLInputElement }) => setDate(target.value),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-2">
      <HiddenValueInput name={name} value={date} onPut={put} />
      {precision === 'day' && <Input type="date" {...shared} />}
      {precision === 'month' && <Input type="month" placeholder={words.monthExample} {...shared} />}
      {precision === 'year' && (
        <Input inputMode="numeric" maxLength={4} placeholder={words.yearExample} {...shared} />
      )}
      <FieldContext value={unwired}>
        <Select
          aria-label={words.precision}
          value={precision}
          onChange={({ target }) => choose(target.value)}
        >
          <SelectOptions of={precisions.map((each) => [each, words[each]])} />
        </Select>
      </FieldContext>
    </div>
  )
}
