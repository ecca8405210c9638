import { Eye, EyeOff } from 'lucide-react'
import type { ContentListItem } from '#contract/content/group.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { SortableList } from '#web/ui/list/sortable.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'

type SectionsFieldProps = {
  label: string
  all: readonly string[]
  value: readonly ContentListItem[]
  onChange: (value: ContentListItem[]) => void
}

const nameOf = (section: string) => strings.sections[section] ?? section

export function PageSectionsField({ label, all, value, onChange }: SectionsFieldProps) {
  const shown = value.map(({ section = '' }) => section)
  const save = (sections: readonly string[]) => onChange(sections.map((section) => ({ section })))
  return (
    // Collapsed, because an open list of sections would push the texts of the page down.
    <details>
      <summary className="mb-2 flex cursor-pointer gap-2 font-medium text-sm">
        <DisclosureArrow />
        <span>
          {label}{' '}
          <span className="tabular text-ink-faint">
            ({shown.length}/{all.length})
          </span>
        </span>
      </summary>
      <div ref={keepFocusInList} className="grid gap-3">
        <SortableList
          compact
          items={shown.map((section) => ({
            id: section,
            name: nameOf(section),
            content: (
              <span className="flex items-center justify-between gap-3">
                {nameOf(section)}
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={strings.hide(nameOf(section))}
                  onClick={() => save(shown.filter((each) => each !== section))}
                >
                  <Eye aria-hidden="true" />
                </Button>
              </span>
            ),
          }))}
          onOrder={save}
          moveUp={commonAdminStrings.moveUp}
          moveDown={commonAdminStrings.moveDown}
        />
        {all
          .filter((section) => !shown.includes(section))
          .map((section) => (
            <p key={section} className="flex items-center justify-between gap-3 text-ink-faint">
              {nameOf(section)} ({strings.hidden})
              <Button
                variant="quiet"
                size="icon"
                aria-label={strings.show(nameOf(section))}
                onClick={() => save([...shown, section])}
              >
                <EyeOff aria-hidden="true" />
              </Button>
            </p>
          ))}
      </div>
    </details>
  )
}
