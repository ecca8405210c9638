import type { Page } from '@playwright/test'
import { visit } from './page.ts'

/** Opens the form of a new project, which contains the editor. */
export const openNewProject = async (page: Page): Promise<void> => {
  await visit(page, '/post')
  await page.getByRole('button', { name: 'Create Projects' }).click()
}
