import { useEntryLanguage } from '#web/content/own-language.ts'
import { Link } from '#web/ui/link.tsx'

/** An entry, or what another entry says of it: its texts tell their language. */
interface Entry {
  /** The language of its texts if they are the same on pages of every language, as a publication's are. */
  readonly language?: string | undefined
  /** The names of its texts that nobody has translated. */
  readonly untranslated?: readonly string[] | undefined
}

type EntryTextProps<Name extends string> = {
  of: Entry & { readonly [N in Name]?: string | undefined }
  /** The text's field. */
  name: Name
  /** Shown instead of the field's value, such as a part of it. */
  text?: string | undefined
  as?: 'p' | 'span' | 'h3'
  /** Where the text leads. */
  to?: string | undefined
  title?: string
  className?: string | undefined
}

/** A text of an entry with its language; nothing if it is empty and leads nowhere. */
export function EntryText<Name extends string>(props: EntryTextProps<Name>) {
  const { of, name, text = of[name] ?? '', as: Tag = 'p', to, ...others } = props
  const language = useEntryLanguage()(of, name)
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

/** The title of an entry as a link to its page. */
export function EntryLink({ entry, className }: EntryLinkProps) {
  return <EntryText of={entry} name="title" to={entry.path} className={className} />
}
