import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { pageFrameStrings as strings } from './page-frame-strings.ts'

type PageFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  src: string
  className?: string
}

const widths = { phone: 'max-w-[390px]', tablet: 'max-w-[768px]', full: 'max-w-none' }
const sizes = ['phone', 'tablet', 'full'] as const
const themes = ['light', 'dark'] as const

/** Starts the scripts of a framed page at once. Otherwise they wait for the first interaction. */
export const startFrameScripts = (frame: HTMLIFrameElement | null): void => {
  // The error page of a browser has another origin, so its document is not accessible.
  frame?.contentDocument?.defaultView?.dispatchEvent(new Event('scroll'))
}

const applyTheme = (frame: HTMLIFrameElement | null, theme: string | null) => {
  const root = frame?.contentDocument?.documentElement
  if (root && theme) root.dataset.theme = theme
}

/** Shows a page of the site beside its form, in a chosen width and theme. */
export function PagePreviewFrame({ frame, src, className }: PageFrameProps) {
  const [size, setSize] = useState<keyof typeof widths>('full')
  const [theme, setTheme] = useState<string | null>(null)
  useEffect(() => applyTheme(frame.current, theme), [frame, theme])
  const loaded = () => {
    // Hides the preview notice of the page, which repeats the form.
    const root = frame.current?.contentDocument?.documentElement
    if (root) root.dataset.framed = ''
    startFrameScripts(frame.current)
    applyTheme(frame.current, theme)
  }
  const choice = (name: string, isOn: boolean, choose: () => void) => (
    <Button
      key={name}
      variant={isOn ? 'secondary' : 'quiet'}
      size="sm"
      aria-pressed={isOn}
      onClick={choose}
    >
      {name}
    </Button>
  )
  return (
    <section aria-label={strings.preview} className={cn('grid content-start gap-3', className)}>
      <div className="flex flex-wrap gap-2">
        {sizes.map((each) => choice(strings.widths[each], each === size, () => setSize(each)))}
        <span className="ml-auto flex gap-2">
          {themes.map((each) => choice(strings.themes[each], each === theme, () => setTheme(each)))}
        </span>
      </div>
      <iframe
        ref={frame}
        title={strings.preview}
        src={src}
        onLoad={loaded}
        className={cn('h-[75dvh] w-full rounded-md border border-line bg-paper', widths[size])}
      />
    </section>
  )
}
