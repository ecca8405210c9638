import { Notice } from './notice.tsx'

type NoScriptNoticeProps = { label?: string }

export function NoScriptNotice({ label = 'This page needs JavaScript.' }: NoScriptNoticeProps) {
  return <Notice className="hidden noscript:block">{label}</Notice>
}
