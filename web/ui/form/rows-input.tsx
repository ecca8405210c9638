import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { largestOf } from '#contract/list/any-length.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstControl } from '#web/ui/focus-first.ts'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { FieldContext, useControlAttributes } from './field-context.ts'
import { HiddenListInput } from './list-value.tsx'

type RowsInputProps<T extends object> = {
  label: string
  rows?: readonly T[] | undefined
  blank: T
  /** Whether a row of a restored draft is valid. Drafts may come from an older version of the form. */
  isRow: (value: unknown) => value is T
  addLabel: string
  removeLabel: string
  nameOf: (row: T, index: number) => string
  rowClassName: string
  children: (
    row: T,
    change: (changes: Partial<T>) => void,
    place: { index: number; describedBy: string | undefined; isInvalid: boolean },
  ) => ReactNode
}

const keyed = <T,>(rows: readonly T[]) => rows.map((row, key) => ({ row, key }))

/**
 * A list of rows, each with several controls. Rows can be added and removed. The form value is a JSON list.
 */
export function RepeatableRowsInput<T extends object>(props: RowsInputProps<T>) {
  const {
    name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  } = useControlAttributes({})
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
    // Rows have labels of their own, so controls inside must not use the field's.
    <FieldContext value={{}}>
      <HiddenListInput
        name={name}
        value={rows.map(({ row }) => row)}
        onPut={(list) => setRows(keyed(list.filter(props.isRow)))}
      />
      <fieldset ref={keepFocusInList} aria-label={props.label} className="grid gap-3">
        {rows.map(({ row, key }, index) => (
          <div
            key={key}
            ref={key === added ? focusFirstControl : null}
            className={props.rowClassName}
          >
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
