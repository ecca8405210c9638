const loaded = 1

/**
 * Strips the tables of sections, symbols and lines, which only debuggers read, from the end of a Linux program. `strip` supports
 * only the architecture of its machine.
 */
export const stripSymbols = (program: Buffer): Buffer => {
  const isKnown = program.readUInt32BE(0) === 0x7f454c46 && program[4] === 2 && program[5] === 1
  if (!isKnown) throw new Error('This is not a 64-bit program for Linux.')
  const [first, size, count] = [
    Number(program.readBigUInt64LE(32)),
    program.readUInt16LE(54),
    program.readUInt16LE(56),
  ]
  const headers = Array.from({ length: count }, (_, at) => program.subarray(first + at * size))
  const ends = headers
    .filter((header) => header.readUInt32LE(0) === loaded)
    .map((header) => Number(header.readBigUInt64LE(8)) + Number(header.readBigUInt64LE(32)))
  const shorter = Buffer.from(program.subarray(0, Math.max(...ends)))
  // Offset, count and name index of the section table are zero, as there is none.
  shorter.writeBigUInt64LE(0n, 40)
  shorter.writeUInt16LE(0, 60)
  shorter.writeUInt16LE(0, 62)
  return shorter
}
