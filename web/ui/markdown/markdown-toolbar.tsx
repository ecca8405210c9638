import { Toolbar } from '@base-ui/react/toolbar'
import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Quote,
  Sigma,
  Table2,
} from 'lucide-react'
import {
  insertMarkdownBlock,
  linkSelection,
  type MarkdownCommand,
  prefixLines,
  wrapSelection,
} from './markdown-edit.ts'

const placeholders = { bold: 'bold', italic: 'italic', link: 'text', formula: 'x^2' }
const emptyTable = '| Column | Column |\n| ------ | ------ |\n|        |        |'

type Tool = {
  readonly name: string
  readonly icon: LucideIcon
  readonly command: MarkdownCommand
  /** Key that, together with Ctrl or Cmd, has the effect of the button. */
  readonly key?: string
}

const tools: readonly Tool[] = [
  { name: 'Bold', icon: Bold, command: wrapSelection('**', placeholders.bold), key: 'b' },
  { name: 'Italic', icon: Italic, command: wrapSelection('*', placeholders.italic), key: 'i' },
  { name: 'Heading', icon: Heading2, command: prefixLines(() => '## ', /^## /) },
  { name: 'Bulleted list', icon: List, command: prefixLines(() => '- ', /^- /) },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    command: prefixLines((line) => `${line + 1}. `, /^\d+\. /),
  },
  { name: 'Quote', icon: Quote, command: prefixLines(() => '> ', /^> /) },
  { name: 'Link', icon: Link2, command: linkSelection(placeholders.link), key: 'k' },
  { name: 'Formula', icon: Sigma, command: wrapSelection('$', placeholders.formula) },
  { name: 'Table', icon: Table2, command: insertMarkdownBlock(emptyTable) },
]

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

export const shortcutCommandOf = (event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}): MarkdownCommand | undefined => {
  const isMain = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!isMain || event.altKey || event.shiftKey) return undefined
  return tools.find(({ key }) => key === event.key.toLowerCase())?.command
}

const buttonStyle =
  'grid size-8 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunk hover:text-ink disabled:opacity-40 sm:size-9'

type MarkdownToolbarProps = {
  label: string
  disabled: boolean
  onCommand: (command: MarkdownCommand) => void
  onPicture: (() => void) | undefined
  onFile: (() => void) | undefined
}

/** Formatting buttons. Arrow keys move between them. */
export function MarkdownToolbar({
  label,
  disabled,
  onCommand,
  onPicture,
  onFile,
}: MarkdownToolbarProps) {
  return (
    <Toolbar.Root aria-label={label} disabled={disabled} className="flex flex-wrap">
      {tools.map(({ name, icon: Icon, command, key }) => (
        <Toolbar.Button
          key={name}
          aria-label={name}
          title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
          {...(key && { 'aria-keyshortcuts': `Control+${key.toUpperCase()}` })}
          onClick={() => onCommand(command)}
          className={buttonStyle}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Toolbar.Button>
      ))}
      {onPicture && (
        <Toolbar.Button
          aria-label="Picture"
          title="Picture"
          onClick={onPicture}
          className={buttonStyle}
        >
          <ImagePlus aria-hidden="true" className="size-4.5" />
        </Toolbar.Button>
      )}
      {onFile && (
        <Toolbar.Button aria-label="File" title="File" onClick={onFile} className={buttonStyle}>
          <Paperclip aria-hidden="true" className="size-4.5" />
        </Toolbar.Button>
      )}
    </Toolbar.Root>
  )
}
