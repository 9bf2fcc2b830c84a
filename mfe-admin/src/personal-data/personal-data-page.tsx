import { PageHead } from '../parts/index.ts';
import { FindPerson } from './find-person.tsx';
import styles from './personal-data.module.css';
import { RetentionCard } from './retention-card.tsx';

/** 'Personal data': what is stored of one person, and when what is old is erased (PRIVACY-1, PRIVACY-7). */
export const PersonalDataPage = () => (
  <>
    <PageHead title="Personal data" />
    <div className={styles.cards}>
      <FindPerson />
      <RetentionCard />
    </div>
  </>
);
