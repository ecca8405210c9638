import { Monitor, Moon, Sun } from 'lucide-react'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { readTheme, subscribeToTheme, type Theme, themes, writeTheme } from './theme-store.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

type ThemeToggleProps = ComponentProps<'button'> & { labels: Record<Theme, string> }

/** Button that switches between system, light and dark. Hidden without JavaScript. */
export function ThemeToggle({ labels, className, ...props }: ThemeToggleProps) {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system')
  const Icon = icons[theme]
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'

  return (
    <button
      type="button"
      data-slot="theme-toggle"
      aria-label={labels[theme]}
      title={labels[theme]}
      onClick={() => writeTheme(next)}
      className={cn(buttonStyle({ variant: 'quiet', size: 'icon' }), 'noscript:hidden', className)}
      {...props}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
