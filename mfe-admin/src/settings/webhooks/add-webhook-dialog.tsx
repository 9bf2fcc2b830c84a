import { useState } from 'react';
import type { Result } from 'shared-domain/client';
import { type CreatedWebhookJson, type WebhookForm, webhookForm } from 'shared-domain/contracts';
import { WEBHOOK_EVENTS, WEBHOOK_LABELS } from 'shared-domain/webhooks';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { CheckList, InputField, OnceShown } from '../../kit/parts/index.ts';

type AddWebhookDialogProps = {
  onCreate: (webhook: WebhookForm) => Promise<Result<CreatedWebhookJson>>;
  onClose: () => void;
};

/** Makes a webhook, then shows its secret, which can't be seen again (WEBHOOK-1, WEBHOOK-2). */
export function AddWebhookDialog({ onCreate, onClose }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const form = useStaffForm<WebhookForm>({
    schema: webhookForm,
    initial: { url: 'https://', events: [] },
    save: async (webhook) => {
      const result = await onCreate(webhook);
      if (!result.ok) return result.problem;
      setSecret(result.data.secret);
      return false;
    },
  });
  if (secret)
    return (
      <OnceShown title="Copy the secret now" label="Secret" value={secret} onClose={onClose}>
        Check with it that a request comes from us: <code>Webhook-Signature</code> is made as{' '}
        <a href="/api/docs#webhooks">/api/docs</a> says.
      </OnceShown>
    );
  return (
    <FormDialog form={form} title="Add a webhook" action="Add webhook" busyText="Adding..." onClose={onClose}>
      <InputField label="Address *" type="url" maxLength={500} data-autofocus {...form.field('url')} />
      <CheckList
        legend="Events *"
        choices={WEBHOOK_EVENTS.map((id) => ({ id, label: WEBHOOK_LABELS[id] }))}
        {...form.chosen('events')}
      />
    </FormDialog>
  );
}
