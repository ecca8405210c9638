import { webUrl } from '#contract/call/fields.ts'
import { noticeKinds } from '#contract/publication/notice-kinds.ts'
import type { Notice } from '#contract/publication/publication-fields.ts'
import { doiAddress } from '#contract/text/doi-address.ts'
import { LinkRowsInput } from '#web/admin/editor/form/link-rows-input.tsx'
import { publicationPanel as words } from '#web/content/publication-panel-words.ts'

const unsaid = { date: '', doi: '' }

/** Rows of what a publisher has said of a publication since, and where. */
export function NoticesInput({ notices }: { notices: readonly Notice[] | undefined }) {
  return (
    <LinkRowsInput<Notice['kind'], Notice>
      links={notices?.map((notice) => ({
        ...notice,
        url: notice.url || (notice.doi && doiAddress(notice.doi)),
      }))}
      choices={noticeKinds}
      choiceOf={({ kind }) => kind}
      // A DOI that was given belongs to its own address alone.
      toLink={(kind, url, before = { ...unsaid, kind, url }) => ({
        ...before,
        kind,
        url,
        doi: url === before.url ? before.doi : '',
      })}
      first="correction"
      address={webUrl}
      words={words.noticeRows}
    />
  )
}
