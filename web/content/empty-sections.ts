import type { aboutContent } from '#contract/content/about.ts'
import type { missionContent, visionContent } from '#contract/content/purpose.ts'

// Sections without any text are not shown. An import empties those whose built-in text describes another group.

export const isMissionEmpty = ({ lead, text }: typeof missionContent.defaults): boolean =>
  lead === '' && text === ''

export const isVisionEmpty = ({ lead, text, points }: typeof visionContent.defaults): boolean =>
  lead === '' && text === '' && points.length === 0

export const isWelcomeEmpty = ({ paragraphs }: typeof aboutContent.defaults): boolean =>
  paragraphs.every(({ text }) => text === '')
