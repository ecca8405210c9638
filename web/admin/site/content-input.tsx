import type { ContentField } from '#contract/content/content-field.ts'
import type { ContentValue } from '#contract/content/group.ts'
import { Field, Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { VideoField } from './film-field.tsx'
import { ContentListField } from './list-field.tsx'
import { ContentPictureField } from './picture-field.tsx'
import { PageSectionsField } from './sections-field.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'
import { isContentList, isContentPicture } from './value-kinds.ts'

type ContentInputProps = {
  name: string
  field: ContentField
  value: ContentValue
  errorOf: (path: string) => string | undefined
  onChange: (value: ContentValue) => void
}

export function ContentFieldInput({ name, field, value, errorOf, onChange }: ContentInputProps) {
  const { label } = field
  if (isContentList(value)) {
    if (field.kind === 'list')
      return (
        <ContentListField
          name={name}
          field={field}
          value={value}
          errorOf={errorOf}
          onChange={onChange}
        />
      )
    if (field.kind !== 'sections') return null
    return <PageSectionsField all={field.of} label={label} value={value} onChange={onChange} />
  }
  if (isContentPicture(value)) {
    if (field.kind !== 'picture' && field.kind !== 'film') return null
    return (
      <div className="grid gap-3">
        <ContentPictureField
          name={name}
          label={label}
          value={value.picture}
          shipped={field.shipped}
          error={errorOf(`${name}.picture`) ?? errorOf(name)}
          onChange={(picture) =>
            // Choosing a built-in image removes the uploaded video, because built-in images come
            // with their own videos.
            onChange(
              field.shipped.includes(picture) ? { picture, alt: value.alt } : { ...value, picture },
            )
          }
        />
        {field.kind === 'film' && (
          <VideoField
            name={`${name}.film`}
            film={value.film}
            error={errorOf(`${name}.film`)}
            onChange={(film) => onChange({ ...value, ...film })}
          />
        )}
        <Field name={`${name}.alt`} label={strings.alt} error={errorOf(`${name}.alt`)}>
          <Textarea
            rows={2}
            value={value.alt}
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
          />
        </Field>
      </div>
    )
  }
  const error = errorOf(name)
  if (field.kind === 'choice')
    return (
      <Field name={name} label={label} error={error}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <SelectOptions of={Object.entries(field.of)} />
        </Select>
      </Field>
    )
  if (field.kind === 'text')
    return (
      <Field name={name} label={label} error={error}>
        <Textarea rows={3} value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
    )
  return (
    <Field
      name={name}
      label={label}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
