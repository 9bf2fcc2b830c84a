import { PageHead } from '../../kit/parts/index.ts';
import { FindPerson } from './find-person.tsx';
import styles from './personal-data.module.css';
import { RetentionCard } from './retention-card.tsx';

/** 'Personal data': one person's data, and retention (PRIVACY-1, PRIVACY-7). */
export const PersonalDataPage = () => (
  <>
    <PageHead title="Personal data" />
    <div className={styles.cards}>
      <FindPerson />
      <RetentionCard />
    </div>
  </>
);
