import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WebhookDeliveryJson, WebhookJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const BOOKS: WebhookJson = {
  ...{ id: '0123456789ab', url: 'https://books.example/hook', events: ['order.placed'] },
  ...{ createdAt: '2026-11-20T18:00:00.000Z', createdBy: 'nora.whitfield@cbo.example' },
};
const FAILED: WebhookDeliveryJson = {
  ...{ id: 'failed', event: 'order.placed', subject: 'CBO-1', at: '2026-11-21T18:00:00.000Z' },
  ...{ state: 'failed', attempts: 11, lastError: 'It answered 500' },
};

async function openWebhooks(calls: StaffAnswers = {}) {
  openStaff({
    path: '/admin/settings/webhooks',
    calls: { webhooks: async () => ok({ webhooks: [BOOKS] }), ...calls },
  });
  await screen.findByText('https://books.example/hook');
}

// WEBHOOK-1, WEBHOOK-2
test('A webhook is added with its events; its secret is shown once', async () => {
  const sent: object[] = [];
  await openWebhooks({
    createWebhook: async ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refusal('webhooks_full', 'There are 20 webhooks.')
        : ok({ webhooks: [BOOKS], id: 'x', secret: 'whsec_1' });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
  const add = within(dialog).getByRole('button', { name: 'Add webhook' });
  await userEvent.click(add);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please choose at least one event');
  await fill(within(dialog).getByRole('textbox', { name: 'Address *' }), 'books.example/hook');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Order placed' }));
  await userEvent.click(add);
  expect(await within(dialog).findByText('There are 20 webhooks.')).toBeVisible();
  await userEvent.click(add);
  const shown = await screen.findByRole('dialog', { name: 'Copy the secret now' });
  expect(within(shown).getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_1');
  expect(sent.at(-1)).toEqual({ url: 'https://books.example/hook', events: ['order.placed'] });
});

// WEBHOOK-4
test('A webhook shows its last events; a failed one is sent again', async () => {
  let deliveries: WebhookDeliveryJson[] = [FAILED];
  await openWebhooks({
    webhookLog: async () => ok({ deliveries }),
    replayWebhook: async ({ params }) => {
      expect(params).toEqual({ id: BOOKS.id, delivery: 'failed' });
      const { lastError: _, ...sent } = FAILED;
      deliveries = [{ ...sent, state: 'sent', attempts: 1 }];
      return ok({ deliveries });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: BOOKS.url }));
  const dialog = await screen.findByRole('dialog', { name: 'Events sent' });
  expect(await within(dialog).findByText(/It answered 500 \(tried 11 times\)/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send order.placed of CBO-1 again' }));
  expect(await within(dialog).findByText('Sent')).toBeVisible();
});
