import { Notice } from './notice.tsx'

type NeedsScriptProps = { label?: string }

/** Notice shown only without JavaScript. */
export function NeedsScript({ label = 'This page needs JavaScript.' }: NeedsScriptProps) {
  return <Notice className="hidden noscript:block">{label}</Notice>
}
