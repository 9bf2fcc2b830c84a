import { KEG_SIZES, type Kegs } from 'shared-domain/kegs';
import { Row } from '../../kit/layout/index.ts';
import styles from './lines.module.css';
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
    <section aria-labelledby="empties">
      <Row justify="between" gap={12} pad="16 16 0" size="m" weight={500} className={styles.sectionHead}>
        <h2 id="empties">Empties to collect</h2>
        <span>{toCount ? 'please count them' : all > 0 ? `${all} booked` : 'none booked'}</span>
      </Row>
      <ul className={styles.lines}>
        {KEG_SIZES.map((size) => (
          <li key={size} className={styles.emptiesRow}>
            <strong>{size} L</strong>
            <span>{toCount ? 'to be counted' : booked[size] ? `${booked[size]} booked` : 'none booked'}</span>
            <Stepper
              name={`${size} L empties`}
              value={counted[size] ?? 0}
              most={MOST}
              isLocked={isLocked}
              onChange={(number) => onChange({ empties: { ...counted, [size]: number } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
