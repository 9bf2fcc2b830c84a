import { useState } from 'react';
import type { Result } from 'shared-domain/client';
import { type CreatedWebhookJson, type WebhookForm, webhookForm } from 'shared-domain/contracts';
import { WEBHOOK_EVENTS, WEBHOOK_LABELS, type WebhookEvent } from 'shared-domain/webhooks';
import {
  CheckList,
  FormFoot,
  InputField,
  Notice,
  OnceShown,
  StaffDialog,
  useCheckedForm,
} from '../../kit/parts/index.ts';

interface Props {
  busy: boolean;
  onCreate: (webhook: WebhookForm) => Promise<Result<CreatedWebhookJson>>;
  onClose: () => void;
}

/** Makes a webhook, then shows its secret, which can't be seen again (WEBHOOK-1, WEBHOOK-2). */
export function AddWebhookDialog({ busy, onCreate, onClose }: Props) {
  const [secret, setSecret] = useState<string>();
  return (
    <StaffDialog open title={secret ? 'Copy the secret now' : 'Add a webhook'} width={520} onClose={onClose}>
      {secret ? (
        <OnceShown label="Secret" value={secret} onClose={onClose}>
          Check with it that a request comes from us: <code>Webhook-Signature</code> is made as{' '}
          <a href="/api/docs#webhooks">/api/docs</a> says.
        </OnceShown>
      ) : (
        <WebhookFields busy={busy} onCreate={onCreate} onCreated={setSecret} onClose={onClose} />
      )}
    </StaffDialog>
  );
}

function WebhookFields({
  busy,
  onCreate,
  onCreated,
  onClose,
}: Props & { onCreated: (secret: string) => void }) {
  const [url, setUrl] = useState('https://');
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const checked = webhookForm.safeParse({ url, events });
  const { submit, errorOf, refusal } = useCheckedForm(checked, async (form) => {
    const result = await onCreate(form);
    if (!result.ok) return result.problem;
    onCreated(result.data.secret);
    return undefined;
  });
  return (
    <form onSubmit={submit} noValidate>
      {refusal && !refusal.errors && <Notice tone="warn">{refusal.detail}</Notice>}
      <InputField
        label="Address *"
        type="url"
        maxLength={500}
        value={url}
        error={errorOf('url')}
        onChange={({ target }) => setUrl(target.value)}
        data-autofocus
      />
      <CheckList
        legend="Events *"
        choices={WEBHOOK_EVENTS.map((id) => ({ id, label: WEBHOOK_LABELS[id] }))}
        chosen={events}
        error={errorOf('events')}
        onChange={setEvents}
      />
      <FormFoot busy={busy} busyText="Adding..." onCancel={onClose}>
        Add webhook
      </FormFoot>
    </form>
  );
}
