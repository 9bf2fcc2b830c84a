import { useState } from 'react';
import { type FeedLimitsJson, feedLimits } from 'shared-domain/contracts';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { NumberField, typedNumber } from '../../kit/parts/index.ts';
import { useFeedLimits } from './use-feed-limits.ts';

type Typed = Record<keyof FeedLimitsJson, string>;

const limitsForm = typedSchema<Typed, FeedLimitsJson>(feedLimits, ({ products, percent }) => ({
  products: typedNumber(products),
  percent: typedNumber(percent),
}));

/** Sets how much of a feed is applied without a person (FEED-2). */
export function FeedLimitsDialog({ limits, onClose }: { limits: FeedLimitsJson; onClose: () => void }) {
  const { save } = useFeedLimits();
  const [before] = useState(limits);
  const form = useStaffForm<Typed, FeedLimitsJson>({
    schema: limitsForm,
    initial: { products: String(limits.products), percent: String(limits.percent) },
    save: (typed) => save(typed, before),
    onSaved: onClose,
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
