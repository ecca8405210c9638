import { useState } from 'react'
import type { Publication } from '#contract/publication/publication.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { Input } from '#web/ui/form/input.tsx'
import { AuthorListInput } from './author-list.tsx'
import { createAuthorsState, withAuthorText } from './authors-state.ts'

export function AuthorsField({ publication }: { publication: Publication | undefined }) {
  const [state, setState] = useState(() => createAuthorsState(publication))
  const { fields } = strings
  return (
    <>
      <EntryField name="authors" label={fields.authors} hint={strings.authorsHint} required>
        <Input
          value={state.text}
          onChange={({ target }) => setState(withAuthorText(state, target.value))}
        />
      </EntryField>
      <EntryField name="authorList" label={fields.authorList} hint={strings.authorList.hint}>
        <AuthorListInput state={state} onChange={setState} />
      </EntryField>
    </>
  )
}
