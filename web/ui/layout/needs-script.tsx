import { Notice } from './notice.tsx'

type NeedsScriptProps = { label?: string }

/** Tells a reader without JavaScript why the page stays still. */
export function NeedsScript({ label = 'This page needs JavaScript.' }: NeedsScriptProps) {
  return <Notice className="hidden noscript:block">{label}</Notice>
}
