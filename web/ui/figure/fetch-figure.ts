/**
 * Fetches a byte range of a file. If the server ignores ranges, fetches the whole file and cuts the range
 * out.
 */
export const fetchByteRange = async (url: string, start: number, length: number): Promise<Blob> => {
  const range = `bytes=${start}-${start + length - 1}`
  const response = await fetch(url, { headers: { range } })
  if (!response.ok) throw new Error(`${url} answered with ${response.status}`)
  const blob = await response.blob()
  return response.status === 206 ? blob : blob.slice(start, start + length)
}

export const fetchFigureMetadata = async <T>(url: string): Promise<T> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered with ${response.status}`)
  return response.json()
}
