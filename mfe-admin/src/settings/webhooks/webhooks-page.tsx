import { useState } from 'react';
import type { WebhookDeliveryJson, WebhookForm, WebhookJson } from 'shared-domain/contracts';
import { WEBHOOK_LABELS, type WebhookEvent } from 'shared-domain/webhooks';
import { Icon } from 'shared-ui/icons';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, Nothing, PageHead, StaffDialog, Tag, TextButton } from '../../kit/parts/index.ts';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';

/** The webhooks; creating one returns its secret, which no later call has (WEBHOOK-2). */
function useWebhooks() {
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
function useWebhookLog(id: string) {
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

/** 'Webhooks' (WEBHOOK-1 to WEBHOOK-4): which other systems are told about what. */
export default function WebhooksPage() {
  const { list, create, remove } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<WebhookJson | null>(null);
  return (
    <>
      <PageHead
        title="Webhooks"
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" size={16} />
            Add a webhook
          </Button>
        }
      />
      <List
        label="Webhooks"
        columns={columnsOf(setOpen, (webhook) => void remove(webhook))}
        source={list}
        texts={{ failed: 'The webhooks could not be loaded', loading: 'Loading the webhooks...' }}
        empty={
          <Nothing title="No webhooks yet">
            A webhook tells another system, such as your accounting or a marketplace, what happens in the
            shop.
          </Nothing>
        }
      />
      {isAdding && <AddWebhookDialog onCreate={create} onClose={() => setAdding(false)} />}
      {open && <LogDialog webhook={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const columnsOf = (
  onOpen: (webhook: WebhookJson) => void,
  onRemove: (webhook: WebhookJson) => void,
): Column<WebhookJson>[] => [
  {
    label: 'Address',
    card: 'head',
    show: (webhook) => <TextButton onClick={() => onOpen(webhook)}>{webhook.url}</TextButton>,
  },
  {
    label: 'Events',
    card: 'wide',
    show: ({ events }) => events.map((event) => WEBHOOK_LABELS[event]).join(', '),
  },
  {
    label: 'Added',
    look: 'quiet',
    card: 'foot',
    yields: true,
    show: ({ createdAt }) => shortMoment(createdAt),
  },
  {
    label: 'Actions',
    look: 'tight',
    card: 'head-end',
    show: (webhook) => (
      <Button variant="quiet" aria-label={`Remove ${webhook.url}`} onClick={() => onRemove(webhook)}>
        Remove
      </Button>
    ),
  },
];

/** A webhook's last events, with a test and each event again (WEBHOOK-4). */
function LogDialog({ webhook, onClose }: { webhook: WebhookJson; onClose: () => void }) {
  const { list, busy, test, replay } = useWebhookLog(webhook.id);
  return (
    <StaffDialog title="Events sent" context={webhook.url} width={720} onClose={onClose}>
      <p>
        <Button busy={busy} onClick={() => void test()}>
          Send a test event
        </Button>
      </p>
      <List
        label="Events sent"
        columns={logColumns((id) => void replay(id))}
        source={list}
        texts={{ failed: 'The events could not be loaded', loading: 'Loading the events...' }}
        empty={
          <Nothing title="Nothing sent yet">Send a test event to see whether the address answers.</Nothing>
        }
        frame="card"
      />
    </StaffDialog>
  );
}

const STATES = {
  waiting: { tone: 'warn', word: 'Waiting' },
  sent: { tone: 'ok', word: 'Sent' },
  failed: { tone: 'error', word: 'Failed' },
} as const;

const logColumns = (onReplay: (id: string) => void): Column<WebhookDeliveryJson>[] => [
  { label: 'Event', card: 'head', show: ({ event }) => WEBHOOK_LABELS[event as WebhookEvent] ?? 'Test' },
  { label: 'About', card: 'line', show: ({ subject, event }) => (event === 'test' ? '–' : subject) },
  { label: 'When', look: 'quiet', card: 'line-end', show: ({ at }) => shortMoment(at) },
  {
    label: 'State',
    card: 'wide',
    show: ({ state, lastError, nextAt, attempts }) => (
      <>
        <Tag tone={STATES[state].tone}>{STATES[state].word}</Tag>{' '}
        {lastError && `${lastError} (tried ${attempts} ${attempts === 1 ? 'time' : 'times'}). `}
        {lastError && nextAt && `Next ${shortMoment(nextAt)}`}
      </>
    ),
  },
  {
    label: 'Actions',
    look: 'tight',
    card: 'head-end',
    show: ({ id, state, subject, event }) =>
      state !== 'waiting' && (
        <Button variant="quiet" aria-label={`Send ${event} of ${subject} again`} onClick={() => onReplay(id)}>
          Send again
        </Button>
      ),
  },
];
