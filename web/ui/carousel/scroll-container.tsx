import { type HTMLAttributes, useCallback, useState } from 'react'
import { cn } from '#web/ui/cn.ts'

type ScrollContainerProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'pre' }

/** A horizontal scroll container. Focusable only if its content overflows. */
export function ScrollContainer({ as: Tag = 'div', className, ...props }: ScrollContainerProps) {
  const [isWide, setWide] = useState(false)

  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const watch = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth + 1))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return (
    <Tag
      ref={measure}
      data-slot="scroller"
      {...(isWide && { tabIndex: 0 })}
      className={cn('overflow-x-auto overscroll-x-contain', className)}
      {...props}
    />
  )
}
