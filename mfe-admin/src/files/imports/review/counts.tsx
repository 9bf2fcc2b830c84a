import type { ImportSummary } from 'shared-domain/contracts';
import { Small, Stack, Text } from '../../../kit/layout/index.ts';
import { countText } from '../../../kit/parts/index.ts';
import { isOfProducts, KINDS } from '../kinds.ts';
import styles from './review.module.css';

type CountsProps = { summary: ImportSummary; suspicious: number; guessed: number };

/** The file's counts: new, updated, unchanged and issues add up to its products. */
export function Counts({ summary, suspicious, guessed }: CountsProps) {
  const { counts, kind, rowsRead } = summary;
  const products = counts.new + counts.updated + counts.unchanged + counts.issues + counts.ignored;
  const joined = rowsRead !== undefined && rowsRead !== products;
  const figures: [count: number, label: string][] = [
    [
      rowsRead ?? products,
      (joined
        ? `rows read, ${countText(products)} different ${isOfProducts(kind) ? 'SKUs' : KINDS[kind].many}`
        : 'rows read') + (guessed > 0 ? `, ${countText(guessed)} with a guess` : ''),
    ],
    [counts.new, 'new'],
    [counts.updated, suspicious > 0 ? `updated, ${countText(suspicious)} suspicious` : 'updated'],
    [counts.unchanged, 'unchanged'],
  ];
  return (
    <Stack as="dl" fixed columns="repeat(4, 1fr)" underlined surface="raised" className={styles.counts}>
      {figures.map(([count, label], place) => (
        <div key={place}>
          <Text as="dd" weight={600} figures className={styles.count}>
            {countText(count)}
          </Text>
          <Small as="dt" tight>
            {label}
          </Small>
        </div>
      ))}
    </Stack>
  );
}
