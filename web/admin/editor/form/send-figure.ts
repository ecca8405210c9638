import type { FigureKind } from '#contract/figure/figure-file.ts'
import type { Plane } from '#contract/figure/volume-facts.ts'
import { client } from '#web/api/browser-client.ts'
import { figureKindOf } from '#web/ui/figure/figure-file-kind.ts'
import { figureDialog as words } from './figure-dialog-words.ts'
import { orSignInAgain } from './upload.ts'

/** What is asked about a scan before it is sent. */
export interface ScanAnswers {
  readonly labels?: File
  readonly withoutFace?: boolean
  readonly download?: boolean
}

/** What is seen of a figure, as its block says it. */
export type FigureView = Readonly<Record<string, string>>

/** Another figure of the same scan or recording, and the entries that name it. */
export interface SameScan {
  readonly url: string
  readonly usedIn: readonly {
    readonly entity: string
    readonly id: string
    readonly title: string
  }[]
}

/** A scan or a recording that was read, and what its editor is to know of it. */
export interface SentFigure {
  readonly kind: FigureKind
  readonly url: string
  readonly still: string
  readonly removed: readonly string[]
  readonly labels: readonly { readonly value: number; readonly colour: string }[]
  readonly annotations: readonly string[]
  /** Sentences about what the file leaves open or contradicts. */
  readonly notices: readonly string[]
  /** Other figures of the same scan or recording. */
  readonly sameScan: readonly SameScan[]
}

const isPlane = (text: string | undefined): text is Plane =>
  text === 'axial' || text === 'coronal' || text === 'sagittal'

const sendScan = async (
  file: File,
  answers: ScanAnswers,
  { plane, slice }: FigureView,
): Promise<SentFigure> => {
  const first = { ...(isPlane(plane) && { plane }), ...(slice && { slice: Number(slice) }) }
  const sent = await client.figure.uploadVolume({ file, ...answers, ...first })
  const { isOriented, spacing, sformSpacing } = sent
  const notices = [
    ...(isOriented ? [] : [words.unoriented]),
    ...(sformSpacing ? [words.contradiction(spacing, sformSpacing)] : []),
  ]
  return { ...sent, kind: 'volume', annotations: [], notices }
}

const sendRecording = async (file: File, { from, seconds }: FigureView): Promise<SentFigure> => {
  const first = {
    ...(from && { stillFrom: Number(from) }),
    ...(seconds && { stillSeconds: Number(seconds) }),
  }
  const sent = await client.figure.uploadTrace({ file, ...first })
  const annotations = [...new Set(sent.annotations.map(({ text }) => text))]
  return { ...sent, kind: 'trace', labels: [], annotations, notices: [] }
}

/** Sends a scan or a recording ahead of the text that will show it; its still picture is of what was seen. */
export const sendFigure = (
  file: File,
  answers: ScanAnswers = {},
  seen: FigureView = {},
): Promise<SentFigure> =>
  orSignInAgain(
    figureKindOf(file) === 'volume' ? sendScan(file, answers, seen) : sendRecording(file, seen),
  )

/** Names a figure in the place of others in all texts of the site, which removes the data of those. */
export const replaceFigures = async (
  others: readonly SameScan[],
  { url: to }: SentFigure,
): Promise<void> => {
  for (const { url: from } of others) await orSignInAgain(client.figure.replaceFigure({ from, to }))
}
