/**
 * Loads a JSON file of the static copy. File names contain a hash of the content, so each file is loaded
 * once.
 */
export type LoadStaticFile = <T>(file: string) => Promise<T>

/** Creates a function that loads files of the static copy at URL path `root`. */
export const createStaticFileLoader = (root: string): LoadStaticFile => {
  const cache = new Map<string, Promise<unknown>>()
  const read = async (file: string): Promise<unknown> => {
    const response = await fetch(`${root}/${file}`)
    if (!response.ok) throw new Error(`${file} could not be read`)
    return response.json()
  }
  return <T>(file: string) => {
    const loading = cache.get(file) ?? read(file)
    cache.set(file, loading)
    // A failed request is forgotten, so that the next one tries again.
    loading.catch(() => cache.delete(file))
    return loading as Promise<T>
  }
}

export const successReply = { success: true, message: 'OK' } as const
