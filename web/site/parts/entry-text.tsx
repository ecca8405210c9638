import { useEntryTextLanguage } from '#web/content/text-language.ts'
import { Link } from '#web/ui/link.tsx'

interface Entry {
  /** Language of texts that are never translated, such as those of a publication. */
  readonly language?: string | undefined
  /** Names of fields without a translation. */
  readonly untranslated?: readonly string[] | undefined
}

type EntryTextProps<Name extends string> = {
  of: Entry & { readonly [N in Name]?: string | undefined }
  /** Name of the entry's field to show. */
  name: Name
  /** Text to show instead of the field's value, such as a part of it. */
  text?: string | undefined
  as?: 'p' | 'span' | 'h3'
  to?: string | undefined
  title?: string
  className?: string | undefined
}

/**
 * Shows a text field of an entry with its `lang` attribute. An empty text renders nothing, except as a link.
 */
export function EntryText<Name extends string>(props: EntryTextProps<Name>) {
  const { of, name, text = of[name] ?? '', as: Tag = 'p', to, ...others } = props
  const language = useEntryTextLanguage()(of, name)
  if (to !== undefined) {
    return (
      <Link to={to} {...language} {...others}>
        {text}
      </Link>
    )
  }
  return text ? (
    <Tag {...language} {...others}>
      {text}
    </Tag>
  ) : null
}

type EntryLinkProps = {
  entry: Entry & { readonly path: string; readonly title: string }
  className?: string
}

/** Title of an entry, linked to its page. */
export function EntryLink({ entry, className }: EntryLinkProps) {
  return <EntryText of={entry} name="title" to={entry.path} className={className} />
}
