import { Expand } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { projectLabels } from '#contract/content/labels/projects.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'

type ZoomLinkProps = {
  src: string
  /** Description of the picture for the link's accessible name. */
  name: string
  onZoom: () => void
  className?: string
  children: ReactNode
}

/** A picture that opens in a viewer. Without JavaScript it links to the image file. */
export function ZoomablePictureLink({ src, name, onZoom, className, children }: ZoomLinkProps) {
  const words = useStrings(projectLabels)
  return (
    <a
      href={src}
      aria-label={fillPlaceholders(words.enlarge, { name })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onZoom()
      }}
      className={cn('group relative block cursor-zoom-in', className)}
    >
      {children}
      <span
        aria-hidden="true"
        data-theme="dark"
        className="absolute end-3 bottom-3 grid size-9 place-items-center rounded-full opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"
      >
        <Expand className="size-4" />
      </span>
    </a>
  )
}
