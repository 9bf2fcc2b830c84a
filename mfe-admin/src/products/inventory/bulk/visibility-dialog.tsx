import { useState } from 'react';
import { Row, Small, Stack, Text } from '../../../kit/layout/index.ts';
import { RadioButton } from '../../../kit/parts/index.ts';
import { BulkFrame, type BulkProps, countOf } from './bulk-frame.tsx';

const VISIBILITIES = [
  {
    id: 'visible',
    word: 'Visible',
    hint: 'Listed while there is stock',
    change: { hidden: false, forceDisplay: false },
  },
  {
    id: 'forced',
    word: 'Force display',
    hint: 'Listed and orderable with no stock',
    change: { hidden: false, forceDisplay: true },
  },
  { id: 'hidden', word: 'Hidden', hint: 'Never listed in a shop', change: { hidden: true } },
] as const;

const DONE = { visible: 'made visible', forced: 'always displayed', hidden: 'hidden' } as const;

/** Sets the selected products' visibility. */
export function VisibilityDialog({ products, onApply, onClose }: BulkProps) {
  const [id, setId] = useState<(typeof VISIBILITIES)[number]['id']>('hidden');
  const apply = () => {
    const chosen = VISIBILITIES.find((each) => each.id === id);
    if (chosen) onApply(chosen.change, `${countOf(products)} ${DONE[chosen.id]}`);
  };
  return (
    <BulkFrame title="Visibility" products={products} onClose={onClose} onSubmit={apply}>
      <Stack as="fieldset" gap={2} aria-label="Visibility">
        {VISIBILITIES.map((each) => (
          <Row as="label" gap={10} tall={44} pad="4 8" key={each.id}>
            <RadioButton name="visibility" checked={each.id === id} onChange={() => setId(each.id)} />
            <Stack as="span">
              <Text weight={600}>{each.word}</Text>
              <Small>{each.hint}</Small>
            </Stack>
          </Row>
        ))}
      </Stack>
    </BulkFrame>
  );
}
