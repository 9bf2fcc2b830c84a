import { useState } from 'react';
import { KEY_GROUPS, keyState } from 'shared-domain/api-keys';
import { type ApiKeyForm, type ApiKeyJson, type FeedLimitsJson, feedLimits } from 'shared-domain/contracts';
import { addDays, dayOf, longDate } from 'shared-domain/dates';
import { typedSchema } from 'shared-ui/fields';
import { Icon } from 'shared-ui/icons';
import { useCall, useChange, useNow, useToast } from '../../data/calls/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, Nothing, NumberField, PageHead, Question, Tag, typedNumber } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { useFeedLimits } from './use-feed-limits.ts';

type Typed = Record<keyof FeedLimitsJson, string>;

const limitsForm = typedSchema<Typed, FeedLimitsJson>(feedLimits, ({ products, percent }) => ({
  products: typedNumber(products),
  percent: typedNumber(percent),
}));

/** Sets how much of a feed is applied without a person (FEED-2). */
function FeedLimitsDialog({ limits, onClose }: { limits: FeedLimitsJson; onClose: () => void }) {
  const { save } = useFeedLimits();
  const [before] = useState(limits);
  const form = useStaffForm<Typed, FeedLimitsJson>({
    schema: limitsForm,
    initial: { products: String(limits.products), percent: String(limits.percent) },
    save: (typed) => save(typed, before),
  });
  return (
    <FormDialog form={form} title="What feeds may change" width={460} onClose={onClose}>
      <p>
        A program or a file that sends stock and prices changes this much by itself. Beyond it, and with new
        products or issues, it waits for a person under Files.
      </p>
      <NumberField label="Products at once *" maxLength={6} {...form.field('products')} />
      <NumberField
        label="Change of a price, per cent *"
        decimal
        maxLength={6}
        hint="0 leaves every change of a price to a person."
        {...form.field('percent')}
      />
    </FormDialog>
  );
}

/** The API keys; creating one returns its token, which no later call has (KEY-1). */
function useApiKeys() {
  const toast = useToast();
  const { data, ...list } = useCall('apiKeys', {});
  const { send: create } = useChange('createApiKey', {
    answered: ({ keys }) => ({ apiKeys: () => ({ keys }) }),
  });
  const { send: end, isSending: isRevoking } = useChange('revokeApiKey', {
    answered: (left) => ({ apiKeys: () => left }),
  });
  return {
    list: { ...list, rows: data?.keys },
    busy: isRevoking,
    create: (body: ApiKeyForm) => create({ body }),
    revoke: async ({ id, name }: ApiKeyJson) => {
      const result = await end({ params: { id } });
      if (result.ok) toast.done(`${name} was revoked`, 'Programs that send it are refused from now on.');
      else toast.failed('The key was not revoked', result.problem.detail);
      return result.ok;
    },
  };
}

/** 'API keys' (KEY-1 to KEY-4): what programs of others may do in the shop. */
export default function ApiKeysPage() {
  const { list, busy, create, revoke } = useApiKeys();
  const now = useNow();
  const { limits } = useFeedLimits();
  const [isAdding, setAdding] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const [revoked, setRevoked] = useState<ApiKeyJson | null>(null);
  return (
    <>
      <PageHead
        title="API keys"
        actions={
          <>
            {limits && <Button onClick={() => setSetting(true)}>What feeds may change</Button>}
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Icon name="plus" size={16} />
              Create a key
            </Button>
          </>
        }
      />
      <List
        label="API keys"
        columns={columnsOf(now, setRevoked)}
        source={list}
        texts={{ failed: 'The API keys could not be loaded', loading: 'Loading the API keys...' }}
        empty={
          <Nothing title="No API keys yet">
            A key lets a program of yours or of a partner read or change a part of the shop.
          </Nothing>
        }
      />
      {isSetting && limits && <FeedLimitsDialog limits={limits} onClose={() => setSetting(false)} />}
      {isAdding && <AddKeyDialog onCreate={create} onClose={() => setAdding(false)} />}
      {revoked && (
        <Question
          title={`Revoke ${revoked.name}?`}
          action="Revoke"
          busy={busy}
          onAct={() => void revoke(revoked).then((isDone) => isDone && setRevoked(null))}
          onCancel={() => setRevoked(null)}
        >
          <p>Programs that use this key are refused at once. It can't be brought back.</p>
        </Question>
      )}
    </>
  );
}

const columnsOf = (now: Date, onRevoke: (key: ApiKeyJson) => void): Column<ApiKeyJson>[] => [
  { label: 'Name', card: 'head', show: ({ name }) => <b>{name}</b> },
  {
    label: 'May',
    card: 'wide',
    show: ({ groups }) => groups.map((group) => KEY_GROUPS[group].label).join(', '),
  },
  {
    label: 'State',
    card: 'line',
    show: (key) => {
      const state = keyState(key, now);
      if (state === 'revoked') return <Tag tone="error">Revoked</Tag>;
      if (state === 'ended') return <Tag tone="warn">Ended</Tag>;
      const lastDay = key.expiresAt && longDate(addDays(dayOf(new Date(key.expiresAt)), -1));
      return lastDay ? `Until ${lastDay}` : <Tag tone="ok">Active</Tag>;
    },
  },
  {
    label: 'Last used',
    look: 'quiet',
    card: 'line-end',
    show: ({ lastUsedAt }) => (lastUsedAt ? shortMoment(lastUsedAt) : 'Never'),
  },
  {
    label: 'Created',
    look: 'quiet',
    card: 'foot',
    yields: true,
    show: ({ createdAt, createdBy }) => `${shortMoment(createdAt)} by ${staffName(createdBy)}`,
  },
  {
    label: 'Actions',
    look: 'tight',
    card: 'head-end',
    show: (key) =>
      key.revokedAt === undefined && (
        <Button variant="quiet" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
          Revoke
        </Button>
      ),
  },
];
