import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')

/**
 * Runs garbage collection (about 40 ms). V8 does not count file buffers, which are outside its
 * heap, and would let those of many uploads accumulate.
 */
export const collectGarbage = (): void => collect()
