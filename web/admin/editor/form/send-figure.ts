import type { FigureKind } from '#contract/figure/figure-file.ts'
import type { VolumePlane } from '#contract/figure/volume-facts.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { figureKindOf } from '#web/ui/figure/figure-file-kind.ts'
import { figureDialogStrings as strings } from './figure-dialog-strings.ts'
import { awaitUpload } from './upload.ts'

/** The user's answers to questions about a medical image, given before the upload. */
export interface ScanUploadAnswers {
  readonly labels?: File
  readonly withoutFace?: boolean
  readonly download?: boolean
}

/** Attributes of the chosen view, as written in the figure's block. */
export type FigureViewAttributes = Readonly<Record<string, string>>

/** Another figure of the same medical image or recording, and the entries that use it. */
export interface MatchingFigure {
  readonly url: string
  readonly usedIn: readonly {
    readonly entity: string
    readonly id: string
    readonly title: string
  }[]
}

/** An uploaded medical image or recording. */
export interface UploadedFigure {
  readonly kind: FigureKind
  readonly url: string
  readonly still: string
  readonly removed: readonly string[]
  readonly labels: readonly { readonly value: number; readonly colour: string }[]
  readonly annotations: readonly string[]
  /** Warnings about missing or contradictory data in the file. */
  readonly notices: readonly string[]
  readonly sameScan: readonly MatchingFigure[]
}

const isPlane = (text: string | undefined): text is VolumePlane =>
  text === 'axial' || text === 'coronal' || text === 'sagittal'

const sendScan = async (
  file: File,
  answers: ScanUploadAnswers,
  { plane, slice }: FigureViewAttributes,
): Promise<UploadedFigure> => {
  const first = { ...(isPlane(plane) && { plane }), ...(slice && { slice: Number(slice) }) }
  const sent = await browserApiClient.figure.uploadVolume({ file, ...answers, ...first })
  const { isOriented, spacing, sformSpacing } = sent
  const notices = [
    ...(isOriented ? [] : [strings.unoriented]),
    ...(sformSpacing ? [strings.contradiction(spacing, sformSpacing)] : []),
  ]
  return { ...sent, kind: 'volume', annotations: [], notices }
}

const sendRecording = async (
  file: File,
  { from, seconds }: FigureViewAttributes,
): Promise<UploadedFigure> => {
  const first = {
    ...(from && { stillFrom: Number(from) }),
    ...(seconds && { stillSeconds: Number(seconds) }),
  }
  const sent = await browserApiClient.figure.uploadTrace({ file, ...first })
  const annotations = [...new Set(sent.annotations.map(({ text }) => text))]
  return { ...sent, kind: 'trace', labels: [], annotations, notices: [] }
}

/**
 * Uploads a medical image or a recording before the text is saved. The poster shows the chosen
 * view.
 */
export const uploadFigure = (
  file: File,
  answers: ScanUploadAnswers = {},
  seen: FigureViewAttributes = {},
): Promise<UploadedFigure> =>
  awaitUpload(
    figureKindOf(file) === 'volume' ? sendScan(file, answers, seen) : sendRecording(file, seen),
  )

/**
 * Replaces other figures with an uploaded one in all texts of the site. The server then deletes the files of
 * the others.
 */
export const replaceMatchingFigures = async (
  others: readonly MatchingFigure[],
  { url: to }: UploadedFigure,
): Promise<void> => {
  for (const { url: from } of others)
    await awaitUpload(browserApiClient.figure.replaceFigure({ from, to }))
}
