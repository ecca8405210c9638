import { type ReactNode, useId, useState } from 'react'
import { collectionLooks } from '#contract/collection/collection.ts'
import { HiddenValueInput } from '#web/ui/form/hidden-value.tsx'
import { collectionFormStrings as strings } from './collections-strings.ts'

type Look = (typeof collectionLooks)[number]

const sketches: Readonly<Record<Look, ReactNode>> = {
  cards: (
    <>
      <rect x="1" y="2" width="14" height="11" />
      <rect x="19" y="2" width="14" height="11" />
      <path d="M1 18h11M19 18h9M1 23h7M19 23h12" />
    </>
  ),
  rows: (
    <>
      <path d="M1 4h5M1 13h5M1 22h5" strokeOpacity=".5" />
      <path d="M10 4h23M10 13h18M10 22h21" />
    </>
  ),
  years: (
    <>
      <path d="M1 4h8" strokeWidth="3" />
      <path d="M13 4h20M13 10h16M13 22h18" />
      <path d="M1 22h8" strokeWidth="3" />
    </>
  ),
}

/** Choice of how a list looks, each with a sketch. */
export function LookField({ defaultValue }: { defaultValue: Look }) {
  const [look, setLook] = useState(defaultValue)
  const group = useId()
  const put = (value: string) => setLook(collectionLooks.find((each) => each === value) ?? look)
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{strings.look}</legend>
      <HiddenValueInput name="look" value={look} onPut={put} />
      <div className="grid gap-2 sm:grid-cols-3">
        {collectionLooks.map((each) => {
          const [name, text] = strings.looks[each]
          return (
            <label
              key={each}
              className="flex items-center gap-3 rounded-md border border-line px-3 py-2.5 text-sm has-checked:border-signal has-checked:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-signal sm:items-start"
            >
              <input
                type="radio"
                name={group}
                checked={look === each}
                onChange={() => setLook(each)}
                className="sr-only"
              />
              <svg
                viewBox="0 0 34 25"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
                className="mt-0.5 w-9 shrink-0 text-ink-soft"
              >
                {sketches[each]}
              </svg>
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-ink-faint">{text}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
