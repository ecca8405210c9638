import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { uploadedFileTypes } from '#contract/media/uploaded-file.ts'
import { cn } from '#web/ui/cn.ts'
import { figureFileExtensions, figureKindOf } from '#web/ui/figure/figure-file-kind.ts'
import { useControlAttributes } from '#web/ui/form/field-context.ts'
import { chooseFiles } from '#web/ui/picture/choose-files.ts'
import { pictureMimeTypes } from '#web/ui/picture/picture-file.ts'
import { videoMimeTypes } from '#web/ui/picture/video-file.ts'
import { useIsWindowWide } from '#web/ui/use-wide-window.ts'
import { hasExternalImages } from './external-images.ts'
import type { MarkdownSnippet } from './insert.ts'
import { type PendingSnippetInsert, SnippetFieldsDialog } from './insert-dialog.tsx'
import { type ChooseSnippet, SlashMenuList, SnippetMenu, useSlashMenu } from './insert-menu.tsx'
import { insertMarkdownBlock, type MarkdownCommand } from './markdown-edit.ts'
import { MarkdownToolbar, shortcutCommandOf } from './markdown-toolbar.tsx'
import type { PastedMarkdown } from './pasted.ts'
import { replaceText } from './replace-text.ts'
import { usePasteAndDrop } from './use-paste-and-drop.ts'
import { isLinkableFile, type TextUploads, usePictureInsert } from './use-picture-insert.ts'
import { type MarkdownView, MarkdownViewSwitch } from './view-switch.tsx'

/** Props of the dialog that uploads a scan or recording and inserts its figure. */
export type FigureDialogProps = {
  file: File
  onClose: () => void
  onInsert: (line: string) => void
  /** Replaces the URL of a figure in the text. Returns false if the text no longer contains the URL. */
  onReplace: (from: string, to: string) => boolean
  /** Inserts a link to the file instead of a figure. Undefined if the file cannot be linked to. */
  onLink?: (() => void) | undefined
}

export type MarkdownPreviewProps = { markdown: string; isOn: boolean }

type MarkdownInputProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
  defaultValue?: string | undefined
  /** Shows the text and its preview side by side if the window is wide enough. */
  roomy?: boolean
  preview: ComponentType<MarkdownPreviewProps>
  /** Converts pasted HTML to Markdown. `notes` is the highest footnote number in the text. */
  fromHtml: (html: string, notes: number) => Promise<PastedMarkdown>
  uploads?: TextUploads
  /** Dialog that adds a figure. Without it, no figures can be added. */
  figureDialog?: ComponentType<FigureDialogProps> | undefined
  /** Component below the text that shows notes about the text. */
  notes?: ComponentType<{ markdown: string }> | undefined
  inserts?: readonly MarkdownSnippet[] | undefined
  /** Loads the suggestions of a list for the fields of a block. */
  choices?: ((list: string) => Promise<readonly string[]>) | undefined
}

const words = {
  toolbar: 'Formatting',
  preview: 'Preview',
  uploading: 'Uploading…',
  outside:
    'Pictures from other sites are shown to readers as links. Add the picture itself to show it.',
}

const linkTypes = uploadedFileTypes.map((type) => `.${type}`)

const noChoices = async () => []

/**
 * Markdown editor with toolbar, shortcuts and preview. Images and HTML can be pasted or dropped. Everything
 * can be undone.
 */
export function MarkdownInput({
  defaultValue = '',
  roomy = false,
  rows = 6,
  preview: TextPreview,
  fromHtml,
  uploads = {},
  figureDialog: FigureDialog,
  notes: Notes,
  inserts = [],
  choices = noChoices,
  className,
  ...props
}: MarkdownInputProps) {
  const control = useControlAttributes(props)
  const fileTypes = [
    ...pictureMimeTypes,
    ...(uploads.film ? videoMimeTypes : []),
    ...(FigureDialog ? figureFileExtensions : []),
  ]
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(defaultValue)
  const [chosen, setView] = useState<MarkdownView>(roomy ? 'both' : 'write')
  const pictures = usePictureInsert(field, uploads)
  const { problem, isWaiting } = pictures
  const [figures, setFigures] = useState<readonly File[]>([])
  /** Opens the dialog for files that can become figures, and inserts the others. */
  const createInsert = (insertOthers: typeof pictures.insertAny) => (files: readonly File[]) => {
    const { figure = [], other = [] } = Object.groupBy(files, (file) =>
      FigureDialog && figureKindOf(file) ? 'figure' : 'other',
    )
    setFigures((waiting) => [...waiting, ...figure])
    insertOthers(other)
  }
  const linkToFigureFile = () => {
    setFigures(figures.slice(1))
    pictures.insertLinks(figures.slice(0, 1))
  }
  const incoming = {
    field,
    fromHtml,
    insertFiles: uploads.picture && createInsert(pictures.insertAny),
    tell: pictures.setProblem,
  }
  const { isOver, handlers } = usePasteAndDrop(incoming)
  const canSplit = useIsWindowWide() && roomy
  const view = chosen === 'both' && !canSplit ? 'write' : chosen
  const isInvalid = Boolean(control['aria-invalid'])
  const isOutside = useMemo(() => hasExternalImages(text), [text])

  // A field with an error opens in the write view, because the text cannot be edited in the preview.
  useEffect(() => {
    if (isInvalid) setView((now) => (now === 'preview' ? 'write' : now))
  }, [isInvalid])

  const run = (command: MarkdownCommand) => {
    const { current } = field
    if (!current) return
    const edit = command({
      text: current.value,
      start: current.selectionStart,
      end: current.selectionEnd,
    })
    current.focus()
    replaceText(current, edit.start, edit.end, edit.insert)
    current.setSelectionRange(...edit.select)
  }
  const replaceAddress = (from: string, to: string): boolean => {
    const { current } = field
    if (!current?.value.includes(from)) return false
    replaceText(current, 0, current.value.length, current.value.replaceAll(from, to))
    return true
  }
  const [pendingInsert, setPendingInsert] = useState<PendingSnippetInsert | null>(null)
  const choose: ChooseSnippet = (chosen, place) =>
    chosen.fields ? setPendingInsert({ chosen, place }) : run(place(chosen))
  const slash = useSlashMenu(field, inserts, choose)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (slash.press(event)) return
    const command = shortcutCommandOf(event)
    if (!command) return
    event.preventDefault()
    run(command)
  }

  return (
    <div className="grid gap-1.5">
      <div
        data-slot="markdown-input"
        data-view={view}
        className={cn(
          'grid overflow-clip rounded-md border usual:border-line-strong usual:bg-surface transition-colors has-[textarea:focus-visible]:border-signal has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-signal has-[textarea:focus-visible]:outline-offset-1 has-[textarea:hover]:border-ink-soft',
          isInvalid && 'border-accent',
          isOver && 'border-signal bg-signal-soft',
          className,
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b px-1.5 py-1">
          <MarkdownToolbar
            label={words.toolbar}
            disabled={view === 'preview'}
            onCommand={run}
            onPicture={
              uploads.picture &&
              (() => chooseFiles(fileTypes, createInsert(pictures.insertPictures)))
            }
            onFile={uploads.file && (() => chooseFiles(linkTypes, pictures.insertLinks))}
          />
          {inserts.length > 0 && (
            <SnippetMenu inserts={inserts} disabled={view === 'preview'} onChoose={choose} />
          )}
          <MarkdownViewSwitch view={view} canSplit={canSplit} onView={setView} />
        </div>
        <div className={cn('relative grid', view === 'both' && 'grid-cols-2 divide-x divide-line')}>
          <textarea
            {...props}
            {...control}
            {...slash.control}
            ref={field}
            rows={rows}
            defaultValue={defaultValue}
            onInput={(event) => {
              setText(event.currentTarget.value)
              slash.follow()
            }}
            onBlur={slash.close}
            onKeyDown={press}
            {...handlers}
            style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
            className={cn(
              'field-sizing-content max-h-[65dvh] bg-transparent px-3.5 py-3 text-base text-ink leading-relaxed outline-none',
              view === 'both' ? 'h-[min(60dvh,40rem)] resize-none' : 'resize-y',
              view === 'preview' && 'hidden',
            )}
          />
          <div className="pointer-events-none absolute inset-0 z-10 flex items-end">
            <SlashMenuList {...slash} />
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable
            tabIndex={0}
            aria-label={words.preview}
            style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
            className={cn(
              'max-h-[65dvh] min-w-0 overflow-y-auto focus-visible:-outline-offset-2',
              view === 'both' && 'h-[min(60dvh,40rem)]',
              view === 'write' && 'hidden',
            )}
          >
            <TextPreview markdown={text} isOn={view !== 'write'} />
          </section>
        </div>
      </div>
      <p role="status" className="text-ink-faint text-sm empty:hidden">
        {isWaiting && words.uploading}
      </p>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isOutside && words.outside}
      </p>
      {Notes && <Notes markdown={text} />}
      {problem && (
        <p role="alert" className="font-medium text-accent text-sm">
          {problem}
        </p>
      )}
      {FigureDialog && figures[0] && (
        <FigureDialog
          key={figures.length}
          file={figures[0]}
          onClose={() => setFigures(figures.slice(1))}
          onInsert={(line) => run(insertMarkdownBlock(line))}
          onReplace={replaceAddress}
          onLink={uploads.file && isLinkableFile(figures[0]) ? linkToFigureFile : undefined}
        />
      )}
      {pendingInsert && (
        <SnippetFieldsDialog
          asked={pendingInsert}
          choices={choices}
          upload={uploads.picture}
          onClose={() => setPendingInsert(null)}
          onFilled={(filled) => run(pendingInsert.place(filled))}
        />
      )}
    </div>
  )
}
