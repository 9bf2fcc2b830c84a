import { KEG_SIZES, type Kegs } from 'shared-domain/kegs';
import { Row, Text } from '../../kit/layout/index.ts';
import styles from './lines.module.css';
import { Section } from './section.tsx';
import { Stepper } from './stepper.tsx';
import type { Draft } from './stored-run.ts';

type EmptiesProps = {
  booked: Kegs;
  /** Whether they were booked without numbers. */
  toCount: boolean;
  counted: Kegs;
  isLocked: boolean;
  onChange: (part: Partial<Draft>) => void;
};

const MOST = 999;

/** Empty kegs by size, starting at what the customer booked. */
export function Empties({ booked, toCount, counted, isLocked, onChange }: EmptiesProps) {
  const all = KEG_SIZES.reduce((sum, size) => sum + (booked[size] ?? 0), 0);
  return (
    <Section
      title="Empties to collect"
      aside={toCount ? 'please count them' : all > 0 ? `${all} booked` : 'none booked'}
    >
      <ul className={styles.lines}>
        {KEG_SIZES.map((size) => (
          <Row as="li" key={size} gap={12} tall={72} pad="6 16" underlined>
            <Text as="strong" fixed size="xl" style={{ width: 56 }}>
              {size} L
            </Text>
            <Text grow size="m">
              {toCount ? 'to be counted' : booked[size] ? `${booked[size]} booked` : 'none booked'}
            </Text>
            <Stepper
              name={`${size} L empties`}
              value={counted[size] ?? 0}
              most={MOST}
              isLocked={isLocked}
              onChange={(number) => onChange({ empties: { ...counted, [size]: number } })}
            />
          </Row>
        ))}
      </ul>
    </Section>
  );
}
