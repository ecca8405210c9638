import { parentPort } from 'node:worker_threads'
import { drawSharingCard } from './draw.ts'

parentPort?.on('message', (card) => parentPort?.postMessage(drawSharingCard(card)))
