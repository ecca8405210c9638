import { Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsSignedIn } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { commandPaletteStrings } from './commands-strings.ts'
import { ShortcutKeys } from './keys.tsx'
import { collectTypedKeys, type TypedKeyCollector } from './typed-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'

const CommandPalette = lazy(async () => {
  const { CommandPalette } = await import('./command-palette.tsx')
  return { default: CommandPalette }
})
const ShortcutDialog = lazy(async () => {
  const { ShortcutDialog } = await import('./shortcut-dialog.tsx')
  return { default: ShortcutDialog }
})

type Open = 'palette' | 'shortcuts' | null

export function CommandBar() {
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const ahead = useRef<TypedKeyCollector>(null)
  const takeTyped = () => {
    const typed = ahead.current?.take() ?? ''
    ahead.current = null
    return typed
  }
  const show = (what: Open) => {
    // Keeps what the user types until the palette and its field are rendered.
    takeTyped()
    if (what === 'palette') {
      ahead.current = collectTypedKeys()
      setOpening((before) => before + 1)
    }
    setWasOpen(true)
    setOpen(what)
  }
  useShortcuts(isSignedIn, {
    openPalette: () => show('palette'),
    openHelp: () => show('shortcuts'),
    goTo: navigate,
  })
  if (!isSignedIn) return null

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show('palette')}
        className="max-sm:size-9 max-sm:px-0"
      >
        <Search aria-hidden="true" />
        <span className="max-sm:sr-only">{commandPaletteStrings.open}</span>
        <span aria-hidden="true" className="max-lg:hidden">
          <ShortcutKeys keys={['mod+k']} />
        </span>
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <CommandPalette
            open={open === 'palette'}
            opening={opening}
            takeTyped={takeTyped}
            onClose={() => {
              takeTyped()
              setOpen(null)
            }}
            onShortcuts={() => show('shortcuts')}
          />
          <ShortcutDialog open={open === 'shortcuts'} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
