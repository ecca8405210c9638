import { parentPort } from 'node:worker_threads'
import { readText } from './read-text.ts'

// Reading thousands of entries takes seconds: here, where nobody waits for it.
parentPort?.on('message', (text: string) => {
  const found = readText(text, (done) => parentPort?.postMessage({ done }))
  parentPort?.postMessage({ found })
})
