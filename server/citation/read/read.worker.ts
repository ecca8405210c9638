import { parentPort, workerData } from 'node:worker_threads'
import { readText } from './read-text.ts'

// Reading thousands of entries takes seconds: here, where nobody waits for it.
const found = readText(String(workerData), (done) => parentPort?.postMessage({ done }))
parentPort?.postMessage({ found })
