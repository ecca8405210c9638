import { z } from 'zod'

// Zod compiles schemas when they are made. A browser under our Content-Security-Policy refuses code made from
// text and reports the attempt, so it must not even be tried there.
z.config({ jitless: 'document' in globalThis })

/** Zod as this project uses it. */
export { z }
