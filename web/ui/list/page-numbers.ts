type PageEntry = { key: string; page?: number }

/** Returns the first, last and neighbouring page numbers, with gaps between them. */
export function listPageNumbers(page: number, pages: number): PageEntry[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)

  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? n - 1
    const entry = { key: `page-${n}`, page: n }
    if (n - before === 1) return [entry]
    // A gap of one page would take as much space as the page's number.
    if (n - before === 2) return [{ key: `page-${n - 1}`, page: n - 1 }, entry]
    return [{ key: `gap-${n}` }, entry]
  })
}
