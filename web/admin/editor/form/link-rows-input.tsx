import type { z } from '#contract/call/zod.ts'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { RepeatableRowsInput } from '#web/ui/form/rows-input.tsx'

type LinkRowsInputProps<C extends string, T extends { url: string }> = {
  links?: readonly T[] | undefined
  /** Kinds of links, in the order of the list. */
  choices: readonly C[]
  choiceOf: (link: T) => C
  /** Creates a link from a row. `before` is the previous link of that row. */
  toLink: (choice: C, url: string, before?: T) => T
  /** Kind that a new row has at first. */
  first: C
  /** Zod schema that validates the URLs. */
  address: z.ZodType
  strings: {
    label: string
    choice: string
    address: string
    add: string
    remove: string
    choices: Readonly<Record<C, string>>
  }
}

/** Field with one row per link, each with a kind and a URL. The form receives the links as JSON. */
export function LinkRowsInput<C extends string, T extends { url: string }>({
  links,
  choices,
  choiceOf,
  toLink,
  first,
  address,
  strings,
}: LinkRowsInputProps<C, T>) {
  const find = (value: unknown) => choices.find((choice) => choice === value)
  const isLink = (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    Object.values(value).some((part) => find(part) !== undefined)
  return (
    <RepeatableRowsInput<T>
      label={strings.label}
      rows={links}
      blank={toLink(first, '')}
      isRow={isLink}
      addLabel={strings.add}
      removeLabel={strings.remove}
      nameOf={(link) => strings.choices[choiceOf(link)]}
      rowClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[11rem_1fr_auto]"
    >
      {(link, change, { index, describedBy, isInvalid }) => (
        <>
          <Select
            aria-label={`${strings.choice} ${index + 1}`}
            value={choiceOf(link)}
            onChange={(event) => {
              const chosen = find(event.target.value)
              if (chosen) change(toLink(chosen, link.url, link))
            }}
          >
            <SelectOptions of={choices.map((choice) => [choice, strings.choices[choice]])} />
          </Select>
          <Input
            aria-label={`${strings.address} ${index + 1}`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid && !address.safeParse(link.url).success}
            type="url"
            className="max-sm:order-last max-sm:col-span-2"
            placeholder="https://"
            value={link.url}
            onChange={(event) => change(toLink(choiceOf(link), event.target.value, link))}
          />
        </>
      )}
    </RepeatableRowsInput>
  )
}
