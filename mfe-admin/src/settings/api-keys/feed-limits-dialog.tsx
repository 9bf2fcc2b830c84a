import { type FormEvent, useState } from 'react';
import { type FeedLimitsJson, feedLimits } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, Notice, StaffDialog, typedNumber } from '../../kit/parts/index.ts';
import { useFeedLimits } from './use-feed-limits.ts';

/** Sets how much of a feed is applied without a person (FEED-2). */
export function FeedLimitsDialog({ limits, onClose }: { limits: FeedLimitsJson; onClose: () => void }) {
  const { save, isSending } = useFeedLimits();
  const [before] = useState(limits);
  const [typed, setTyped] = useState({ products: String(limits.products), percent: String(limits.percent) });
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { data, error } = feedLimits.safeParse({
    products: typedNumber(typed.products),
    percent: typedNumber(typed.percent),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!data) return;
    const problem = await save(data, before);
    if (!problem) return onClose();
    setRefusal(problem.detail);
  };
  const fieldOf = (name: keyof typeof typed) => ({
    value: typed[name],
    maxLength: 6,
    error: wasTried ? error?.issues.find(({ path }) => path[0] === name)?.message : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <StaffDialog open title="What feeds may change" width={460} onClose={onClose}>
      <Stack as="form" fit gap={14} onSubmit={(event) => void submit(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        <p>
          A program or a file that sends stock and prices changes this much by itself. Beyond it, and with new
          products or issues, it waits for a person under Files.
        </p>
        <InputField label="Products at once *" inputMode="numeric" {...fieldOf('products')} />
        <InputField
          label="Change of a price, per cent *"
          inputMode="decimal"
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
