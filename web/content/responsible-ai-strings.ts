import { responsibleAiLabels } from '#contract/content/labels/projects.ts'

export const responsibleAiStrings = responsibleAiLabels.defaults
