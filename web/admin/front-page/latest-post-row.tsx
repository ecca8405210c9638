import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { StateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

const shownLength = 120

/** A latest post in the list: picture, title, the beginning of its text, its link. */
export function LatestPostRow({ post, children }: { post: FrontPage; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 sm:items-center gap-y-2">
      <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunk">
        {post.pic ? (
          <Picture src={post.pic} alt="" sizes="64px" className="size-16 object-cover" />
        ) : (
          <ImageOff aria-hidden="true" className="size-5 text-ink-faint" />
        )}
      </div>
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-medium">
          {admin.named(post.title)}
          <StateBadge entry={post} />
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm max-sm:line-clamp-2">
          {cutText(post.description, shownLength)}
        </p>
        <p className="line-clamp-1 break-all text-ink-faint sm:line-clamp-2 text-xs">{post.link}</p>
      </div>
      <div className="max-sm:-ml-2.5">{children}</div>
    </div>
  )
}
