import { fillPlaceholders } from '#contract/content/group.ts'
import { figureLabels } from '#contract/content/labels/figures.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'

export const useFigureStrings = () => {
  const words = useStrings(figureLabels)
  const locale = useLocale()
  const number = (value: number) =>
    value.toLocaleString(locale, { maximumSignificantDigits: 4, useGrouping: false })
  // Formats seconds with milliseconds for all recordings, however long they are.
  const seconds = (value: number) =>
    fillPlaceholders(words.seconds, {
      seconds: value.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false }),
    })
  return {
    ...words,
    sliceOf: (plane: string, slice: number, slices: number) =>
      fillPlaceholders(words.sliceOf, { plane, slice: String(slice), slices: String(slices) }),
    percent: (share: number) =>
      fillPlaceholders(words.percent, { share: String(Math.round(100 * share)) }),
    millimetres: (length: number) =>
      fillPlaceholders(words.millimetres, { length: number(length) }),
    label: (value: number) => fillPlaceholders(words.label, { value: String(value) }),
    span: (from: string, until: string, all: string) =>
      fillPlaceholders(words.span, { from, until, all }),
    seconds,
    amount: (value: number, unit: string) => `${number(value)}\u00a0${unit}`,
    note: (at: number, length: number) =>
      length > 0
        ? fillPlaceholders(words.lasting, { at: seconds(at), length: seconds(length) })
        : seconds(at),
    withoutUnit: (channels: readonly string[]) =>
      fillPlaceholders(words.withoutUnit, {
        channels: new Intl.ListFormat(locale).format(channels),
      }),
    notes: (count: number) => fillPlaceholders(words.notes, { count: String(count) }),
  }
}
