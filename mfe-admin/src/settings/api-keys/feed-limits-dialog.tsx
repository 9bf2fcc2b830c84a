import { useState } from 'react';
import { type FeedLimitsJson, feedLimits } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import {
  FormFoot,
  Notice,
  NumberField,
  StaffDialog,
  typedNumber,
  useCheckedForm,
} from '../../kit/parts/index.ts';
import { useFeedLimits } from './use-feed-limits.ts';

/** Sets how much of a feed is applied without a person (FEED-2). */
export function FeedLimitsDialog({ limits, onClose }: { limits: FeedLimitsJson; onClose: () => void }) {
  const { save, isSending } = useFeedLimits();
  const [before] = useState(limits);
  const [typed, setTyped] = useState({ products: String(limits.products), percent: String(limits.percent) });
  const checked = feedLimits.safeParse({
    products: typedNumber(typed.products),
    percent: typedNumber(typed.percent),
  });
  const { submit, errorOf, refusal } = useCheckedForm(checked, async (data) => {
    const problem = await save(data, before);
    if (!problem) onClose();
    return problem;
  });
  const fieldOf = (name: keyof typeof typed) => {
    const error = errorOf(name);
    return {
      value: typed[name],
      maxLength: 6,
      ...(error === undefined ? {} : { error }),
      onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    };
  };
  return (
    <StaffDialog open title="What feeds may change" width={460} onClose={onClose}>
      <Stack as="form" fit gap={14} onSubmit={submit} noValidate>
        {refusal && <Notice tone="warn">{refusal.detail}</Notice>}
        <p>
          A program or a file that sends stock and prices changes this much by itself. Beyond it, and with new
          products or issues, it waits for a person under Files.
        </p>
        <NumberField label="Products at once *" {...fieldOf('products')} />
        <NumberField
          label="Change of a price, per cent *"
          decimal
          hint="0 leaves every change of a price to a person."
          {...fieldOf('percent')}
        />
        <FormFoot busy={isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
