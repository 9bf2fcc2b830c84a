import { Text } from '../../../kit/layout/index.ts';
import { Button } from '../../../kit/parts/index.ts';
import styles from './rows.module.css';
import { PAGE, type RowList } from './use-review.ts';

/** Reads the next page of a tab's rows. */
export function FurtherRows({ list: { rows, total, hasMore, isFetching, readMore } }: { list: RowList }) {
  if (!hasMore || !rows) return null;
  const left = total - rows.length;
  return (
    <Text as="p" pad="14 20" tone="quiet" className={styles.more}>
      <Button busy={isFetching} busyText="Loading..." onClick={readMore}>
        Show {Math.min(PAGE, left)} more of {left}
      </Button>
    </Text>
  );
}
