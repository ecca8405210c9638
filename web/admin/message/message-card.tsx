import type { ContactMessage } from '#contract/message/message.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { messagePanelStrings as strings } from '#web/content/message-panel-strings.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'

type MessageCardProps = { message: ContactMessage; onMark: () => void; onDelete: () => void }

const subjectOf = ({ post }: ContactMessage) => (post ? `Re: ${post.title}` : 'Re: Your message')

// The visitor's e-mail address is encoded, so that a “?” in it cannot add fields to the reply.
const replyTo = (message: ContactMessage) =>
  `mailto:${encodeURIComponent(message.email).replace('%40', '@')}?subject=${encodeURIComponent(subjectOf(message))}`

export function MessageCard({ message, onMark, onDelete }: MessageCardProps) {
  const who = message.name || strings.anonymous
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className={cn('min-w-0 wrap-anywhere', !message.read && 'font-medium')}>
          {!message.read && (
            <span className="mr-2.5 inline-block size-2 rounded-full bg-signal align-middle">
              <span className="sr-only">{strings.unread}</span>
            </span>
          )}
          {who} <span className="font-normal text-ink-soft text-sm">{message.email}</span>
        </h2>
        <time dateTime={message.sentAt} className="tabular text-ink-faint text-sm">
          {formatDateTime(message.sentAt)}
        </time>
      </header>
      {message.post && (
        <p className="wrap-anywhere text-ink-faint text-sm">{strings.about(message.post.title)}</p>
      )}
      <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        <a href={replyTo(message)} className={buttonStyle({ size: 'sm', variant: 'secondary' })}>
          {strings.reply}
        </a>
        <Button size="sm" variant="quiet" onClick={onMark}>
          {message.read ? strings.markUnread : strings.markRead}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${commonAdminStrings.delete}: ${who}`}
          onClick={onDelete}
        >
          {commonAdminStrings.delete}
        </Button>
      </div>
    </li>
  )
}
