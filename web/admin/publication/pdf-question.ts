import type { FieldError } from '#contract/call/api-error.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import type { FileQuestion } from '#web/ui/file/file-input.tsx'

const { text, missing } = publicationPanelStrings.pdfQuestion

export const publicationPdfQuestion: FileQuestion = { text, openName: 'pdfQuestion' }

/** Returns an error while it is not confirmed that an uploaded PDF may be shared. */
export const checkPdfQuestion = (typed: Readonly<Record<string, unknown>>): FieldError[] =>
  typed[publicationPdfQuestion.openName] === undefined ? [] : [{ path: 'pdf', message: missing }]
