import { memo, useEffect, useState } from 'react'
import { openPreviewLink } from './open-preview-link.ts'
import { Prose } from './prose.tsx'
import type { ProseTree } from './prose-tree.ts'

export type ConvertToProse = (markdown: string) => Promise<ProseTree>

const words = {
  empty: 'Nothing to show yet.',
  failed: 'This text cannot be shown here. It is kept as you typed it.',
}
const delayMs = 200

/**
 * Converts Markdown shortly after the last keystroke, only while the preview is visible. Returns the result.
 */
const usePreview = (markdown: string, preview: ConvertToProse, isOn: boolean) => {
  const [tree, setTree] = useState<ProseTree | 'failed' | null>(null)
  useEffect(() => {
    if (!isOn) return
    let isCurrent = true
    const show = (next: ProseTree | 'failed') => {
      if (isCurrent) setTree(next)
    }
    const timer = setTimeout(() => preview(markdown).then(show, () => show('failed')), delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [markdown, preview, isOn])
  return tree
}

const Page = memo(function Page({ tree }: { tree: ProseTree }) {
  return <Prose tree={tree} sizes="(min-width: 64rem) 34rem, 90vw" />
})

export function MarkdownPreview({
  markdown,
  preview,
  isOn,
}: {
  markdown: string
  preview: ConvertToProse
  isOn: boolean
}) {
  const tree = usePreview(markdown, preview, isOn)
  if (tree === 'failed') return <p className="text-ink-soft text-sm">{words.failed}</p>
  if (tree?.length === 0) return <p className="text-ink-faint text-sm">{words.empty}</p>
  return <div onClickCapture={openPreviewLink}>{tree && <Page tree={tree} />}</div>
}
