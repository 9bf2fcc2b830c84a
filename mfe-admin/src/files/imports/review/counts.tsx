import type { ImportSummary } from 'shared-domain/contracts';
import { Stack } from '../../../kit/layout/index.ts';
import { countText } from '../../../kit/parts/index.ts';
import { isOfProducts, KINDS } from '../kinds.ts';
import styles from './review.module.css';

/** The file's counts: new, updated, unchanged and issues add up to its products. */
export function Counts({
  summary,
  suspicious,
  guessed,
}: {
  summary: ImportSummary;
  suspicious: number;
  /** Rows with a guess. */
  guessed: number;
}) {
  const { counts, kind, rowsRead } = summary;
  const products = counts.new + counts.updated + counts.unchanged + counts.issues + counts.ignored;
  const joined = rowsRead !== undefined && rowsRead !== products;
  return (
    <Stack as="dl" fixed columns="repeat(4, 1fr)" underlined surface="raised" className={styles.counts}>
      <div>
        <dd>{countText(rowsRead ?? products)}</dd>
        <dt>
          {joined
            ? `rows read, ${countText(products)} different ${isOfProducts(kind) ? 'SKUs' : KINDS[kind].many}`
            : 'rows read'}
          {guessed > 0 && `, ${countText(guessed)} with a guess`}
        </dt>
      </div>
      <div>
        <dd>{countText(counts.new)}</dd>
        <dt>new</dt>
      </div>
      <div>
        <dd>{countText(counts.updated)}</dd>
        <dt>{suspicious > 0 ? `updated, ${countText(suspicious)} suspicious` : 'updated'}</dt>
      </div>
      <div>
        <dd>{countText(counts.unchanged)}</dd>
        <dt>unchanged</dt>
      </div>
    </Stack>
  );
}
