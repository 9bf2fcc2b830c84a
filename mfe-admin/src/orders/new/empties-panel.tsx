import { KEG_SIZES } from 'shared-domain/kegs';
import { Row } from '../../kit/layout/index.ts';
import { QuantityStepper } from '../line-entry/index.ts';
import type { OrderDraft } from './draft.ts';
import styles from './empties-panel.module.css';

/** Empty kegs for the driver to collect (KEGS-9). */
export const EmptiesPanel = ({
  empties,
  onChange,
}: Pick<OrderDraft, 'empties'> & { onChange: (part: Partial<OrderDraft>) => void }) => (
  <Row as="fieldset" wrap gap="8 12" className={styles.empties}>
    <legend>Collect empties</legend>
    {KEG_SIZES.map((size) => (
      <Row key={size} as="span" gap={6}>
        <QuantityStepper
          label={`Empty ${size} L kegs`}
          name={`empty ${size} L kegs`}
          least={0}
          quantity={empties[size] ?? 0}
          onChange={(number) => onChange({ empties: { ...empties, [size]: number } })}
        />
        {size} L
      </Row>
    ))}
  </Row>
);
