import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { largestOf } from '#contract/list/any-length.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirst } from '#web/ui/focus-first.ts'
import { keepFocus } from '#web/ui/keep-focus.ts'
import { FieldContext, useControl } from './field-context.ts'
import { ListValue } from './list-value.tsx'

type RowsInputProps<T extends object> = {
  label: string
  rows?: readonly T[] | undefined
  /** What a new row holds. */
  blank: T
  /** Whether what a draft kept is a row. */
  isRow: (value: unknown) => value is T
  addLabel: string
  removeLabel: string
  /** The name of a row, for screen readers. */
  nameOf: (row: T, index: number) => string
  rowClassName: string
  children: (
    row: T,
    change: (changes: Partial<T>) => void,
    place: { index: number; describedBy: string | undefined; isInvalid: boolean },
  ) => ReactNode
}

const keyed = <T,>(rows: readonly T[]) => rows.map((row, key) => ({ row, key }))

/** Rows of controls that are added and removed one by one; the form gets them as JSON text. */
export function RowsInput<T extends object>(props: RowsInputProps<T>) {
  const { name, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControl({})
  const [rows, setRows] = useState(() => keyed(props.rows ?? []))
  const [added, setAdded] = useState<number | null>(null)
  const add = () => {
    const key = largestOf([-1, ...rows.map((each) => each.key)]) + 1
    setRows([...rows, { row: props.blank, key }])
    setAdded(key)
  }
  const change = (key: number, changes: Partial<T>) =>
    setRows(
      rows.map((each) => (each.key === key ? { key, row: { ...each.row, ...changes } } : each)),
    )

  return (
    // The rows have names of their own; only the whole belongs to the field.
    <FieldContext value={{}}>
      <ListValue
        name={name}
        value={rows.map(({ row }) => row)}
        onPut={(list) => setRows(keyed(list.filter(props.isRow)))}
      />
      <fieldset ref={keepFocus} aria-label={props.label} className="grid gap-3">
        {rows.map(({ row, key }, index) => (
          <div key={key} ref={key === added ? focusFirst : null} className={props.rowClassName}>
            {props.children(row, (changes) => change(key, changes), {
              index,
              describedBy,
              isInvalid: Boolean(invalid),
            })}
            <Button
              variant="quiet"
              aria-label={`${props.removeLabel}: ${props.nameOf(row, index)}`}
              onClick={() => setRows(rows.filter((each) => each.key !== key))}
            >
              {props.removeLabel}
            </Button>
          </div>
        ))}
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {props.addLabel}
        </Button>
      </fieldset>
    </FieldContext>
  )
}
