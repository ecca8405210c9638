export interface ChannelOptions {
  readonly label: string
  readonly unit?: string
  readonly rate?: number
  /** Returns the value at a time, in the channel's unit. */
  readonly value: (seconds: number) => number
  readonly range?: number
}

export interface EdfOptions {
  readonly format?: 'edf' | 'bdf'
  readonly channels: readonly ChannelOptions[]
  readonly records?: number
  readonly patient?: string
  readonly recording?: string
  readonly date?: string
  /** Start of each record in seconds. Makes the file EDF+D. */
  readonly moments?: readonly number[]
  /** Start of the first record, in seconds after that of the file. */
  readonly firstAt?: number
  readonly notes?: readonly {
    readonly at: number
    readonly seconds?: number
    readonly text: string
  }[]
}

const field = (value: string | number, width: number) => String(value).padEnd(width).slice(0, width)

/** Writes an EDF or BDF file with records of one second, or EDF+ if there are notes or moments. */
export const makeEdf = ({
  format = 'edf',
  channels,
  records = 10,
  patient = '',
  recording = '',
  date = '01.01.85',
  moments,
  firstAt = 0,
  notes,
}: EdfOptions): Uint8Array<ArrayBuffer> => {
  const isPlus = moments !== undefined || notes !== undefined
  const sampleBytes = format === 'edf' ? 2 : 3
  const limit = format === 'edf' ? 32_767 : 8_388_607
  const noteSamples = 120
  const all = [
    ...channels.map(({ label, unit = 'mV', rate = 100, range = 5 }) => ({
      label,
      unit,
      rate,
      range,
    })),
    ...(isPlus
      ? [
          {
            label: format === 'edf' ? 'EDF Annotations' : 'BDF Annotations',
            unit: '',
            rate: noteSamples,
            range: 1,
          },
        ]
      : []),
  ]
  const column = (cells: readonly (string | number)[], width: number) =>
    cells.map((cell) => field(cell, width)).join('')
  const kind = moments ? 'D' : 'C'
  const reserved = isPlus ? `${format.toUpperCase()}+${kind}` : format === 'bdf' ? '24BIT' : ''
  const head =
    (format === 'edf' ? field(0, 8) : '\u00ffBIOSEMI') +
    field(patient, 80) +
    field(recording, 80) +
    field(date, 8) +
    field('00.00.00', 8) +
    field(256 * (all.length + 1), 8) +
    field(reserved, 44) +
    field(records, 8) +
    field(1, 8) +
    field(all.length, 4) +
    column(
      all.map(({ label }) => label),
      16,
    ) +
    column(
      all.map(() => ''),
      80,
    ) +
    column(
      all.map(({ unit }) => unit),
      8,
    ) +
    column(
      all.map(({ range }) => -range),
      8,
    ) +
    column(
      all.map(({ range }) => range),
      8,
    ) +
    column(
      all.map(() => -limit),
      8,
    ) +
    column(
      all.map(() => limit),
      8,
    ) +
    column(
      all.map(() => ''),
      80,
    ) +
    column(
      all.map(({ rate }) => rate),
      8,
    ) +
    column(
      all.map(() => ''),
      32,
    )
  const body = Array.from({ length: records }, (_, record) => {
    const begin = moments?.[record] ?? firstAt + record
    const samples = channels.map(({ rate = 100, range = 5, value }) => {
      const bytes = Buffer.alloc(rate * sampleBytes)
      for (let at = 0; at < rate; at++)
        bytes.writeIntLE(
          Math.round((value(begin + at / rate) / range) * limit),
          at * sampleBytes,
          sampleBytes,
        )
      return bytes
    })
    const own = (notes ?? []).filter(({ at }) => at >= begin && at < begin + 1)
    const list = [
      `+${begin}\u0014\u0014\0`,
      ...own.map(
        ({ at, seconds, text }) =>
          `+${at}${seconds ? `\u0015${seconds}` : ''}\u0014${text}\u0014\0`,
      ),
    ]
    const notesOfRecord = Buffer.alloc(noteSamples * sampleBytes)
    notesOfRecord.write(list.join(''))
    return Buffer.concat([...samples, ...(isPlus ? [notesOfRecord] : [])])
  })
  return new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), ...body]))
}
