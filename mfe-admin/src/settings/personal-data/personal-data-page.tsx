import { Stack } from '../../kit/layout/index.ts';
import { PageHead } from '../../kit/parts/index.ts';
import { FindPerson } from './find-person.tsx';
import styles from './personal-data.module.css';
import { RetentionCard } from './retention-card.tsx';

/** 'Personal data': one person's data, and retention (PRIVACY-1, PRIVACY-7). */
export const PersonalDataPage = () => (
  <>
    <PageHead title="Personal data" />
    <Stack
      columns="minmax(0, 3fr) minmax(0, 2fr)"
      gap={16}
      align="start"
      pad="2 24 24"
      className={styles.cards}
    >
      <FindPerson />
      <RetentionCard />
    </Stack>
  </>
);
