import { field, toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('a message can be sent without JavaScript; errors are shown beside their fields, and no input is lost', async ({
  reader,
  api,
  guard,
}) => {
  guard.expects(400, '/contactus')
  await reader.goto('/contactus')
  await field(reader, 'Your Name').fill('Ada')
  // The browser accepts this address, the site does not.
  await field(reader, 'Email Address').fill('ada@example')
  await field(reader, 'Message').fill('Good morning')
  const submit = reader.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(field(reader, 'Email Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(reader, 'Your Name')).toHaveValue('Ada')
  await expect(field(reader, 'Message')).toHaveValue('Good morning')
  await field(reader, 'Email Address').fill('ada@example.org')
  await submit.click()
  await expect(reader.getByText('Thank you, your message has arrived.')).toBeVisible()
  await expect(reader.getByText('ada@example.org')).toBeVisible()
  const { messages } = await api.message.showAllMessages()
  expect(messages).toMatchObject([
    { name: 'Ada', email: 'ada@example.org', message: 'Good morning' },
  ])
})

test('a message is sent; an empty one is rejected beside its field, and no input is lost', async ({
  page,
  api,
}) => {
  await visit(page, '/contactus')
  await field(page, 'Your Name').fill('Ada')
  await field(page, 'Email Address').fill('ada@')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(field(page, 'Email Address')).toBeFocused()
  await expect(field(page, 'Message')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Your Name')).toHaveValue('Ada')
  await field(page, 'Email Address').fill('ada@example.org')
  await field(page, 'Message').fill('Good morning')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you, your message has arrived.')).toBeVisible()
  await expect(toast(page, 'Message Sent Successfully')).toBeVisible()
  const { messages } = await api.message.showAllMessages()
  expect(messages).toMatchObject([
    { name: 'Ada', email: 'ada@example.org', message: 'Good morning' },
  ])
})
