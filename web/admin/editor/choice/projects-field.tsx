import { useState } from 'react'
import type { Publication } from '#contract/publication/publication.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { MultipleChoiceField } from './choice-field.tsx'
import { QuickAddProjectDialog } from './quick-project.tsx'
import { useLoadedChoices } from './use-choices.ts'

export const loadProjectChoices = async (): Promise<ChoiceOption[]> => {
  const { posts } = await panelClient.post.postTitles()
  return posts.map(({ _id, title }) => ({ id: _id, label: title }))
}

/** Chooses the projects of a publication. Shows nothing until their titles are loaded. */
export function ProjectsField({ publication }: { publication: Publication | undefined }) {
  const [choices, offer] = useLoadedChoices(loadProjectChoices)
  const [isMaking, setMaking] = useState(false)
  return (
    <MultipleChoiceField
      name="projects"
      label={strings.fields.projects}
      choices={choices}
      chosen={publication?.projects}
      making={(choose) => (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setMaking(true)}
          >
            {strings.projectChoice.make}
          </Button>
          <QuickAddProjectDialog
            open={isMaking}
            onClose={() => setMaking(false)}
            onMade={(made) => {
              offer(made)
              choose(made)
            }}
          />
        </>
      )}
      words={strings.projectChoice}
    />
  )
}
