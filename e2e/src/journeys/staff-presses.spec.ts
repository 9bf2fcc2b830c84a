import { type Browser, expect, type Page, test } from '@playwright/test';
import { planRun, planRunOfToday } from '../page-objects/driver.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { type Presses, pressesOn } from '../page-objects/presses.ts';
import { openDashboard, placePaidRetailOrder, placeWholesaleOrder } from '../page-objects/staff-desk.ts';
import { siteUrl } from '../site.ts';

/** A task of staff that begins on Today, and how many presses it may take (STAFF-44). */
interface Task {
  task: string;
  goal: number;
  /** What it needs; its result is what it is about, such as an order's id. */
  given?: (page: Page, browser: Browser) => Promise<string>;
  /** Done, and seen to be. */
  perform: (page: Page, presses: Presses, about: string) => Promise<void>;
}

/** Opens an order that is found by its number. */
async function openOrder(page: Page, { press, place }: Presses, id: string) {
  await place('Orders');
  await page.getByRole('searchbox', { name: 'Order, customer, email' }).fill(id);
  await press(page.getByRole('row').filter({ hasText: id }).getByRole('button'));
  return page.getByRole('dialog', { name: id });
}

/** Opens an account that is found by a word of its name. */
async function openAccount(page: Page, { key }: Presses, word: string, name: string): Promise<void> {
  await key('Control+k');
  await page.getByRole('combobox').last().fill(word);
  await expect(page.getByRole('option').first()).toContainText(name);
  await key('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const NEW = `PRS-${Date.now().toString(36).toUpperCase()}`;
const PRICE_LIST = `Item #,Item,Cat,Packaging,On Hand,Available,Price
${NEW},ALBERNI ALE CAN,Beer,6 x 330 mL,783,783,14.29
`;

const tasks: readonly Task[] = [
  {
    task: 'change the delivery day of a placed order',
    goal: 4,
    given: async (page) => (await planRun(page.request, 'Ada Quist', 1)).orders[0] ?? '',
    async perform(page, presses, id) {
      const order = await openOrder(page, presses, id);
      await presses.press(order.getByRole('button', { name: 'Change delivery' }));
      const delivery = page.getByRole('region', { name: 'Delivery' });
      await delivery.getByRole('radio', { checked: false }).first().check();
      await presses.press(page.getByRole('button', { name: /^Save changes/ }));
      await expect(page.getByText(`${id} changed`)).toBeVisible();
    },
  },
  {
    task: 'refund one broken bottle of a retail order, and mail its customer',
    goal: 4,
    given: async (_, browser) => {
      const { id, email } = await placePaidRetailOrder(browser);
      return `${id} ${email}`;
    },
    async perform(page, presses, about) {
      const [id = '', email = ''] = about.split(' ');
      const order = await openOrder(page, presses, id);
      await presses.press(order.getByRole('button', { name: 'Refund' }));
      const refund = page.getByRole('dialog', { name: 'Refund' });
      await refund.getByRole('checkbox', { name: /^Refund / }).check();
      await refund.getByRole('textbox', { name: /^Units of/ }).fill('1');
      await refund.getByRole('textbox', { name: /^Reason/ }).fill('Broken');
      await presses.press(refund.getByRole('button', { name: /^Refund \$/ }));
      await mailTo(page.request, email, `Your refund for order ${id}`);
    },
  },
  {
    task: 'credit two broken cases of a delivered wholesale order',
    goal: 4,
    given: async (page, browser) => {
      const id = await placeWholesaleOrder(browser, 'The Cracked Crate');
      const headers = { Origin: siteUrl() };
      const answer = await page.request.patch(`/api/admin/orders/${id}`, {
        headers,
        data: { status: 'delivered' },
      });
      expect(answer.ok()).toBe(true);
      return id;
    },
    async perform(page, presses, id) {
      const order = await openOrder(page, presses, id);
      await presses.press(order.getByRole('button', { name: 'Credit', exact: true }));
      const credit = page.getByRole('dialog', { name: 'Credit' });
      await credit.getByRole('checkbox', { name: /^Credit / }).check();
      await credit.getByRole('textbox', { name: /^Units of / }).fill('2');
      await credit.getByRole('combobox', { name: 'Reason' }).selectOption('Broken');
      await presses.press(credit.getByRole('button', { name: /^Credit \$/ }));
      await expect(order.getByRole('region', { name: 'Credit notes' })).toContainText(/CN-\d+/);
    },
  },
  {
    task: 'send a run out after picking',
    goal: 2,
    given: async (page) => {
      await planRunOfToday(page.request, 'Otto Varga');
      return 'Otto Varga';
    },
    async perform(page, { press, place }, driver) {
      await place('Deliveries');
      const run = page.getByRole('region', { name: `Run of ${driver}` });
      await press(run.getByRole('button', { name: `Send out: ${driver}` }));
      await expect(run.getByText('Out', { exact: true })).toBeVisible();
    },
  },
  {
    task: 'import a price list as it comes, and apply it',
    goal: 3,
    async perform(page, { press, place, drop }) {
      await place('Files');
      await drop(`${NEW}.csv`, PRICE_LIST);
      const review = page.getByRole('dialog', { name: 'Review before anything changes' });
      await review.getByRole('combobox', { name: /^Brand of/ }).selectOption('FORCE');
      await press(review.getByRole('button', { name: 'Apply Changes' }));
      await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible();
      await page.getByRole('button', { name: `Undo ${NEW}.csv` }).click();
      await expect(page.getByText('Import undone')).toBeVisible();
    },
  },
  {
    task: 'find a pub by a word of its name',
    goal: 2,
    // Its orders have its name, too.
    given: async (page) => (await planRun(page.request, 'Ada Quist', 2)).run,
    perform: (page, presses) => openAccount(page, presses, 'skylark', 'Skylark Kitchen + Bar'),
  },
  {
    task: 'record a cheque and see the invoice paid',
    goal: 3,
    async perform(page, { press, place }) {
      await place('Money');
      const owing = page.getByRole('row', { name: /308-276/ });
      await expect(owing).toContainText('$613.80');
      await press(page.getByRole('button', { name: 'Record payment', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      await dialog.getByRole('combobox', { name: 'Account' }).fill('308-276');
      await dialog.getByRole('option', { name: /308-276/ }).click();
      await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('613.80');
      await dialog.getByRole('textbox', { name: 'Reference' }).fill('No. 311');
      await press(dialog.getByRole('button', { name: 'Record' }));
      await expect(page.getByText(/^\$613\.80 recorded for/)).toBeVisible();
      await expect(owing).toHaveCount(0);
    },
  },
  {
    task: 'send all statements of the month',
    goal: 3,
    async perform(page, { press, place }) {
      await place('Money');
      await press(page.getByRole('button', { name: 'Mail statements' }));
      const dialog = page.getByRole('dialog', { name: 'Mail statements' });
      await press(dialog.getByRole('button', { name: /^Mail (\d+ )?statements?$/ }));
      await expect(page.getByText(/statements? on the way/)).toBeVisible();
    },
  },
  {
    task: "download the month's files for the accountant",
    goal: 1,
    async perform(page, { press }) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(page.getByRole('link', { name: "This month's files" })),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
    },
  },
  {
    task: 'give a share of an allocation to a pub that phoned',
    goal: 3,
    async perform(page, presses) {
      await openAccount(page, presses, 'harbour light', 'Harbour Light Tavern');
      await page.getByRole('textbox', { name: /^Asks by phone/ }).fill('1');
      await presses.press(page.getByRole('button', { name: 'Save request' }));
      await expect(page.getByText(/^Asked for 1 case, shared/)).toBeVisible();
    },
  },
];

for (const { task, goal, given, perform } of tasks) {
  // STAFF-44
  test(`from Today, ${task} takes at most ${goal} presses`, async ({ page, browser }) => {
    await openDashboard(page);
    const about = (await given?.(page, browser)) ?? '';
    const presses = pressesOn(page);
    await perform(page, presses, about);
    test.info().annotations.push({ type: 'presses', description: `${presses.count()} of ${goal}` });
    expect(presses.count()).toBeLessThanOrEqual(goal);
  });
}
