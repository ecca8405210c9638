import { Fragment, useSyncExternalStore } from 'react'
import { shortcutStrings as strings } from './commands-strings.ts'

const never = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Shows the keys of a shortcut with the labels of an Apple or a PC keyboard. */
export function ShortcutKeys({ keys }: { keys: readonly string[] }) {
  const onApple = useSyncExternalStore(never, isApple, () => false)
  const printed = (key: string) => {
    const [mod, letter] = key.startsWith('mod+')
      ? [onApple ? '⌘' : 'Ctrl', key.slice(4)]
      : ['', key]
    return `${mod} ${/[a-z]/.test(letter) ? letter.toUpperCase() : letter}`.trim()
  }
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="mx-1 text-ink-faint text-xs">{strings.thenKey}</span>}
      <kbd className="rounded border border-line bg-sunk px-1.5 py-0.5 font-sans text-ink-soft text-xs">
        {printed(key)}
      </kbd>
    </Fragment>
  ))
}
