import { webUrlSchema } from '#contract/call/fields.ts'
import { publicationNoticeKinds } from '#contract/publication/notice-kinds.ts'
import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { LinkRowsInput } from '#web/admin/editor/form/link-rows-input.tsx'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'

const unsaid = { date: '', doi: '' }

/** Rows of publisher notices, such as corrections, each with a kind and a URL. */
export function PublicationNoticesInput({
  notices,
}: {
  notices: readonly PublicationNotice[] | undefined
}) {
  return (
    <LinkRowsInput<PublicationNotice['kind'], PublicationNotice>
      links={notices?.map((notice) => ({
        ...notice,
        url: notice.url || (notice.doi && doiUrl(notice.doi)),
      }))}
      choices={publicationNoticeKinds}
      choiceOf={({ kind }) => kind}
      // A changed URL drops the DOI, which belongs to the old URL.
      toLink={(kind, url, before = { ...unsaid, kind, url }) => ({
        ...before,
        kind,
        url,
        doi: url === before.url ? before.doi : '',
      })}
      first="correction"
      address={webUrlSchema}
      strings={strings.noticeRows}
    />
  )
}
