import { fillPlaceholders } from '#contract/content/group.ts'
import { publicationLabels } from '#contract/content/labels/publications.ts'
import { citationFileFormats } from '#contract/publication/publication-path.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { ScrollContainer } from '#web/ui/carousel/scroll-container.tsx'
import { CopyButton } from './copy-button.tsx'
import type { PublicationView } from './publication-view.ts'

const names = {
  apa: 'APA',
  vancouver: 'Vancouver',
  harvard: 'Harvard',
  ieee: 'IEEE',
  bibtex: 'BibTeX',
  ris: 'RIS',
}
const styles = ['apa', 'vancouver', 'harvard', 'ieee'] as const
const formats = ['bibtex', 'ris'] as const

/** Citations of a publication in four styles and two file formats, to copy or download. */
export function HowToCite({ publication }: { publication: PublicationView }) {
  const words = useStrings(publicationLabels)
  const { id, citations, richCitations } = publication
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {styles.map((style) => (
          <li key={style} className="py-4">
            <Heading style={style} text={citations[style]} html={htmlOf(richCitations[style])} />
            <p className="max-w-measure break-words text-ink-soft text-sm">
              <Runs runs={richCitations[style]} />
            </p>
          </li>
        ))}
        {formats.map((format) => (
          <li key={format} className="py-4 print:hidden">
            <Heading style={format} text={citations[format]} />
            <ScrollContainer
              as="pre"
              tabIndex={0}
              role="region"
              aria-label={names[format]}
              className="max-h-72 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunk p-4 font-mono text-xs"
            >
              {citations[format].trim()}
            </ScrollContainer>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
        <span className="text-ink-faint">{words.download}</span>
        {citationFileFormats.flatMap(({ ending, name, type }) => [
          ' ',
          <a
            key={ending}
            href={`/publication/${id}.${ending}`}
            type={type}
            rel="alternate"
            className="link"
          >
            {name}
          </a>,
        ])}
      </p>
    </>
  )
}

type Runs = PublicationView['richCitations']['apa']

function Runs({ runs }: { runs: Runs }) {
  return runs.map(({ text, isItalic }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a citation have no other identity
    isItalic ? <i key={index}>{text}</i> : text,
  )
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns a citation as HTML, so that italics survive pasting. */
const htmlOf = (runs: Runs): string =>
  runs
    .map(({ text, isItalic }) => {
      const safe = text.replaceAll(/[&<>]/g, (sign) => escaped[sign] ?? sign)
      return isItalic ? `<i>${safe}</i>` : safe
    })
    .join('')

type HeadingProps = { style: keyof typeof names; text: string; html?: string }

function Heading({ style, text, html }: HeadingProps) {
  const words = useStrings(publicationLabels)
  const name = names[style]
  return (
    <div className="mb-1.5 flex min-h-9 items-center justify-between gap-4">
      <h3 className="font-medium text-ink text-sm">{name}</h3>
      <CopyButton
        text={text}
        html={html}
        label={fillPlaceholders(words.copyStyle, { style: name })}
      />
    </div>
  )
}
