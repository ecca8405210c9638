import { z } from 'zod'

// Zod compiles schemas with `eval`. In browsers, our Content-Security-Policy would block and report even an
// attempt.
z.config({ jitless: 'document' in globalThis })

export { z }
