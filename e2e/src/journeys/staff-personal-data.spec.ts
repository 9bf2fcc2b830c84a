import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { signInSeparately } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

const NOAH = 'noah.sandhu@elsewhere.example';

test('an owner finds what is stored of someone, takes it as a file and erases it', async ({
  page,
  context,
}) => {
  await passGates(page);
  await signInSeparately(context);
  await page.request.post('/api/leads', {
    data: { name: 'Noah Sandhu', email: NOAH, source: 'retail_popup' },
  });
  await page.goto('/admin/settings/personal-data');
  await expect(page.getByText(/^(The next run|Nothing is due)/)).toBeVisible();
  await inspect(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill('Noah.Sandhu@elsewhere.example');
  await page.getByRole('button', { name: 'Find' }).click();
  const stored = page.getByRole('list', { name: `Stored for ${NOAH}` });
  await expect(stored.getByRole('listitem')).toContainText(['Retail leads']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/);
  await page.getByRole('button', { name: 'Erase...' }).click();
  const dialog = page.getByRole('dialog', { name: "Erase this person's data?" });
  await expect(dialog.getByText('Retail leads (1)')).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Nothing is stored for this address')).toBeVisible();
  await page.goto('/admin/settings/audit?action=personal-data');
  await expect(page.getByText(/n\*\*\*@e\*\*\*/).first()).toBeVisible();
  await expect(page.getByText(NOAH)).toBeHidden();
});
