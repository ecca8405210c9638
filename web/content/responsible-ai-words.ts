import { responsibleAiLabels } from '#contract/content/labels/projects.ts'

export const responsibleAi = responsibleAiLabels.defaults
