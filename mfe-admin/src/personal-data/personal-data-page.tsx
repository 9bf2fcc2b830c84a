import { PageHead } from '../parts/index.ts';
import { FindPerson } from './find-person.tsx';
import styles from './personal-data.module.css';

/** 'Personal data': what is stored of one person (PRIVACY-1). */
export const PersonalDataPage = () => (
  <>
    <PageHead title="Personal data" />
    <div className={styles.cards}>
      <FindPerson />
    </div>
  </>
);
