import { KEG_SIZES } from 'shared-domain/kegs';
import { Row, Text } from '../../kit/layout/index.ts';
import { Section } from './controls.tsx';
import styles from './lines.module.css';
import { Stepper } from './stepper.tsx';
import type { StopForm } from './stop-form.ts';

const MOST = 999;

/** Empty kegs by size, starting at what the customer booked, which may be without numbers. */
export function Empties({ view: { stop }, draft: { empties }, isLocked, change }: StopForm) {
  const { empties: booked, countEmpties: toCount } = stop;
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
              value={empties[size] ?? 0}
              most={MOST}
              isLocked={isLocked}
              onChange={(number) => change({ empties: { ...empties, [size]: number } })}
            />
          </Row>
        ))}
      </ul>
    </Section>
  );
}
