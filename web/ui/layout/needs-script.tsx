import { Notice } from './notice.tsx'

type NeedsScriptProps = { label?: string }

export function NoScriptNotice({ label = 'This page needs JavaScript.' }: NeedsScriptProps) {
  return <Notice className="hidden noscript:block">{label}</Notice>
}
