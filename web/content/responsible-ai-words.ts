import { responsibleAiLabels } from '#contract/content/labels/projects.ts'

/** What a project says of its responsible use of AI, in the words of its form. */
export const responsibleAi = responsibleAiLabels.defaults
