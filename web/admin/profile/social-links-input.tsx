import { Plus } from 'lucide-react'
import { useState } from 'react'
import { link } from '#contract/fields.ts'
import { type SocialLink, socialNetworks } from '#contract/profile.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/form/field.tsx'
import { FieldContext, useControl } from '#web/ui/form/field-context.ts'
import { ListValue } from '#web/ui/list/list-value.tsx'

type Row = SocialLink & { readonly key: number }

const isLink = (value: unknown): value is SocialLink =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'name' in value &&
  socialNetworks.some((network) => network === value.name)

const keyed = (links: readonly SocialLink[]): readonly Row[] =>
  links.map((link, key) => ({ ...link, key }))

/** Rows of a network and an address; the form gets them as JSON text. */
export function SocialLinksInput({ links = [] }: { links?: readonly SocialLink[] }) {
  const { name, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControl({})
  const [rows, setRows] = useState(() => keyed(links))
  const change = (key: number, changes: Partial<SocialLink>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const add = () => setRows([...rows, { name: 'linkedin', url: '', key: Date.now() }])

  return (
    // The rows have names of their own; only the whole belongs to the field.
    <FieldContext value={{}}>
      <ListValue
        name={name}
        value={rows.map(({ key: _, ...link }) => link)}
        onPut={(list) => setRows(keyed(list.filter(isLink)))}
      />
      <fieldset aria-label={words.fields.socialLinks} className="grid gap-3">
        {rows.map((row, index) => (
          <div
            key={row.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[11rem_1fr_auto]"
          >
            <Select
              aria-label={`${words.network} ${index + 1}`}
              value={row.name}
              onChange={(event) => {
                const chosen = socialNetworks.find((network) => network === event.target.value)
                if (chosen) change(row.key, { name: chosen })
              }}
            >
              {socialNetworks.map((network) => (
                <option key={network} value={network}>
                  {words.networks[network]}
                </option>
              ))}
            </Select>
            <Input
              aria-label={`${words.url} ${index + 1}`}
              aria-describedby={describedBy}
              aria-invalid={invalid && !link.safeParse(row.url).success}
              type="url"
              className="max-sm:order-last max-sm:col-span-2"
              placeholder="https://"
              value={row.url}
              onChange={(event) => change(row.key, { url: event.target.value })}
            />
            <Button
              variant="quiet"
              aria-label={`${words.remove}: ${words.networks[row.name]}`}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              {words.remove}
            </Button>
          </div>
        ))}
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {words.addLink}
        </Button>
      </fieldset>
    </FieldContext>
  )
}
