import { useState } from 'react';
import { KEY_GROUP_NAMES, KEY_GROUPS, type KeyGroup } from 'shared-domain/api-keys';
import type { Result } from 'shared-domain/client';
import { type ApiKeyForm, apiKeyForm, type CreatedApiKeyJson } from 'shared-domain/contracts';
import { addDays, dayOf, isDay, startOfDay } from 'shared-domain/dates';
import { typedSchema } from 'shared-ui/fields';
import { useNow } from '../../data/calls/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { CheckList, InputField, OnceShown } from '../../kit/parts/index.ts';

type Typed = { name: string; groups: KeyGroup[]; expiresAt: string };

/** The last day on which it works; none if empty. */
const keyForm = typedSchema<Typed, ApiKeyForm>(apiKeyForm, ({ expiresAt: lastDay, ...typed }) => ({
  ...typed,
  ...(isDay(lastDay) && { expiresAt: startOfDay(addDays(lastDay, 1)).toISOString() }),
}));

type AddKeyDialogProps = {
  onCreate: (key: ApiKeyForm) => Promise<Result<CreatedApiKeyJson>>;
  onClose: () => void;
};

/** Makes a key, then shows its token, which can't be seen again (KEY-1). */
export function AddKeyDialog({ onCreate, onClose }: AddKeyDialogProps) {
  const [token, setToken] = useState<string>();
  const today = dayOf(useNow());
  const form = useStaffForm<Typed, ApiKeyForm>({
    schema: keyForm,
    initial: { name: '', groups: [], expiresAt: '' },
    save: async (key) => {
      const result = await onCreate(key);
      if (!result.ok) return result.problem;
      setToken(result.data.token);
      return false;
    },
  });
  if (token)
    return (
      <OnceShown title="Copy the key now" label="API key" value={token} onClose={onClose}>
        Programs send it with each request: <code>Authorization: Bearer</code> and the key. The calls are
        listed at <a href="/api/docs">/api/docs</a>.
      </OnceShown>
    );
  return (
    <FormDialog
      form={form}
      title="Create an API key"
      action="Create key"
      busyText="Creating..."
      onClose={onClose}
    >
      <InputField
        label="Name *"
        hint="The program that will use it, such as 'Warehouse scanner'"
        maxLength={60}
        data-autofocus
        {...form.field('name')}
      />
      <CheckList
        legend="It may *"
        choices={KEY_GROUP_NAMES.map((id) => ({ id, ...KEY_GROUPS[id] }))}
        {...form.chosen('groups')}
      />
      <InputField
        label="Last day"
        type="date"
        hint="Leave empty for a key that works until you revoke it"
        min={today}
        {...form.field('expiresAt')}
      />
    </FormDialog>
  );
}
