/** Reads a file of the copy; each is named by what it holds, so it is read once. */
export type Load = <T>(file: string) => Promise<T>

/** Reads files below the path at which the copy stands. */
export const loadBelow = (root: string): Load => {
  const known = new Map<string, Promise<unknown>>()
  const read = async (file: string): Promise<unknown> => {
    const response = await fetch(`${root}/${file}`)
    if (!response.ok) throw new Error(`${file} could not be read`)
    return response.json()
  }
  return <T>(file: string) => {
    const loading = known.get(file) ?? read(file)
    known.set(file, loading)
    // What did not come may come the next time.
    loading.catch(() => known.delete(file))
    return loading as Promise<T>
  }
}

/** What a server says besides its answer. */
export const answered = { success: true, message: 'OK' } as const
