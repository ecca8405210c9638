import { parentPort } from 'node:worker_threads'
import { drawCard } from './draw.ts'

parentPort?.on('message', (card) => parentPort?.postMessage(drawCard(card)))
