import type { WebhookForm, WebhookJson } from 'shared-domain/contracts';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';

/** The webhooks; creating one returns its secret, which no later call has (WEBHOOK-2). */
export function useWebhooks() {
  const toast = useToast();
  const { data, ...list } = useCall('webhooks', {});
  const creating = useChange('createWebhook', {
    answered: ({ webhooks }) => ({ webhooks: () => ({ webhooks }) }),
  });
  const removing = useChange('removeWebhook', { answered: (left) => ({ webhooks: () => left }) });
  return {
    list: { ...list, rows: data?.webhooks },
    create: (body: WebhookForm) => creating.send({ body }),
    remove: async ({ id, url }: WebhookJson) => {
      const result = await removing.send({ params: { id } });
      if (result.ok) toast.done('Webhook removed', `Nothing more is sent to ${url}.`);
      else toast.failed('The webhook was not removed', result.problem.detail);
      return result.ok;
    },
  };
}

/** A webhook's last events; a test and a repeated event answer with the list as it is then (WEBHOOK-4). */
export function useWebhookLog(id: string) {
  const toast = useToast();
  const { data, ...list } = useCall('webhookLog', { params: { id } });
  const testing = useChange('testWebhook');
  const replaying = useChange('replayWebhook');
  const report = (result: Awaited<ReturnType<typeof testing.send>>) => {
    if (!result.ok) toast.failed('The event was not sent', result.problem.detail);
    list.refetch();
  };
  return {
    list: { ...list, rows: data?.deliveries },
    busy: testing.isSending || replaying.isSending,
    test: async () => report(await testing.send({ params: { id } })),
    replay: async (delivery: string) => report(await replaying.send({ params: { id, delivery } })),
  };
}
