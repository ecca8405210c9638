import { Notice } from './notice.tsx'

type NeedsScriptProps = { label?: string }

export function NeedsScript({ label = 'This page needs JavaScript.' }: NeedsScriptProps) {
  return <Notice className="hidden noscript:block">{label}</Notice>
}
