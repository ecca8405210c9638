import type { TranslationField } from '#contract/lifecycle/translation.ts'
import { languageName } from '#contract/text/language-tag.ts'
import { MarkedDifferences } from '#web/admin/editor/conflict/marked-differences.tsx'
import { compareTexts } from '#web/admin/editor/conflict/text-differences.ts'
import { MarkdownProblemList } from '#web/admin/editor/form/text-notes.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field, Textarea } from '#web/ui/form/field.tsx'
import { translationStrings as strings } from './translation-strings.ts'

type TranslatedFieldProps = {
  name: string
  label: string
  field: TranslationField
  /** Language of the translation. */
  lang: string
  sourceLang: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/**
 * Shows a text in the main language, marks what changed in it since it was translated, and has a
 * field for the translation.
 */
export function TranslatedField(props: TranslatedFieldProps) {
  const { name, label, field, lang, sourceLang, value, error, onChange } = props
  const { source, from, state, status, isLong } = field
  const rows = isLong ? 8 : source.length > 120 ? 3 : 1
  return (
    <div className="grid gap-4 border-line border-t pt-5 lg:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium text-ink text-sm">
          {label}
          <span className={cn('font-normal', state === 'done' ? 'text-ink-faint' : 'text-accent')}>
            {strings.states[state]}
            {status === 'draft' && ` · ${strings.draft}`}
          </span>
        </p>
        <div
          dir="auto"
          lang={sourceLang}
          className="wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-line text-ink-soft"
        >
          {source}
        </div>
        {state === 'outdated' && from !== undefined && (
          <div className="mt-2 grid gap-1 text-sm">
            <p className="text-ink-faint">{strings.changed}</p>
            <Changed before={from} after={source} />
          </div>
        )}
      </div>
      <div className="grid content-start gap-1.5">
        <Field name={name} label={strings.inLanguage(label, languageName(lang))} error={error}>
          <Textarea
            dir="auto"
            lang={lang}
            rows={rows}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </Field>
        {/* Reports missing alternative texts of figures. Other problems of blocks come from the
            source text. */}
        {isLong && <MarkdownProblemList markdown={value} isPage />}
      </div>
    </div>
  )
}

function Changed({ before, after }: { before: string; after: string }) {
  const [gone, added] = compareTexts(before, after)
  return (
    <div dir="auto" className="wrap-anywhere whitespace-pre-line">
      <del className="block text-ink-soft decoration-accent">
        <MarkedDifferences stretches={gone} />
      </del>
      <ins className="block text-signal-strong no-underline">
        <MarkedDifferences stretches={added} />
      </ins>
    </div>
  )
}
