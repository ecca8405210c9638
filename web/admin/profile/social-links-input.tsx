import { link } from '#contract/fields.ts'
import { type SocialLink, socialNetworks } from '#contract/profile.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { Input, Select } from '#web/ui/form/field.tsx'
import { RowsInput } from '#web/ui/list/rows-input.tsx'

const isLink = (value: unknown): value is SocialLink =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'name' in value &&
  socialNetworks.some((network) => network === value.name)

/** Rows of a network and an address. */
export function SocialLinksInput({ links }: { links?: readonly SocialLink[] | undefined }) {
  return (
    <RowsInput<SocialLink>
      label={words.fields.socialLinks}
      rows={links}
      blank={{ name: 'linkedin', url: '' }}
      isRow={isLink}
      addLabel={words.addLink}
      removeLabel={words.remove}
      nameOf={({ name }) => words.networks[name]}
      rowClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[11rem_1fr_auto]"
    >
      {({ name, url }, change, { index, describedBy, isInvalid }) => (
        <>
          <Select
            aria-label={`${words.network} ${index + 1}`}
            value={name}
            onChange={(event) => {
              const chosen = socialNetworks.find((network) => network === event.target.value)
              if (chosen) change({ name: chosen })
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
            aria-invalid={isInvalid && !link.safeParse(url).success}
            type="url"
            className="max-sm:order-last max-sm:col-span-2"
            placeholder="https://"
            value={url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </>
      )}
    </RowsInput>
  )
}
