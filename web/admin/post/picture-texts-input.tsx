import { useState } from 'react'
import type { PictureText } from '#contract/post/sub-post.ts'
import { projectPageStrings } from '#web/content/project-panel-strings.ts'
import { FieldContext, useControlAttributes } from '#web/ui/form/field-context.ts'
import { Input } from '#web/ui/form/input.tsx'
import { HiddenListInput } from '#web/ui/form/list-value.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

const strings = projectPageStrings.sections.texts

const isText = (value: unknown): value is PictureText =>
  typeof value === 'object' && value !== null && 'url' in value && 'caption' in value

/** Captions and alternative texts of a section's images. The form receives them as JSON. */
export function PictureTextsInput({ texts }: { texts: readonly PictureText[] }) {
  const { name } = useControlAttributes({})
  const [rows, setRows] = useState(texts)
  const change = (url: string, changes: Partial<PictureText>) =>
    setRows(rows.map((row) => (row.url === url ? { ...row, ...changes } : row)))
  // Restores texts from a draft only for images that still exist.
  const put = (kept: readonly PictureText[]) =>
    setRows(rows.map((row) => kept.find(({ url }) => url === row.url) ?? row))

  return (
    // An empty context, so that the inputs of the rows do not take the name of the field. Only the
    // hidden input with the whole list has it.
    <FieldContext value={{}}>
      <HiddenListInput name={name} value={rows} onPut={(list) => put(list.filter(isText))} />
      <ul className="grid gap-4">
        {rows.map(({ url, caption, alt }, index) => (
          <li key={url} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
            <Picture src={url} alt="" sizes="96px" className="size-24 rounded-md object-cover" />
            <div className="grid gap-2">
              <Input
                aria-label={strings.caption(index + 1)}
                placeholder={strings.caption(index + 1)}
                value={caption}
                onChange={({ target }) => change(url, { caption: target.value })}
              />
              <Input
                aria-label={strings.alt(index + 1)}
                placeholder={strings.alt(index + 1)}
                value={alt}
                onChange={({ target }) => change(url, { alt: target.value })}
              />
            </div>
          </li>
        ))}
      </ul>
    </FieldContext>
  )
}
