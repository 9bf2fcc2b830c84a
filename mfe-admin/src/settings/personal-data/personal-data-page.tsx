import { PageBody, PageHead } from '../../kit/parts/index.ts';
import { FindPerson } from './find-person.tsx';
import { RetentionCard } from './retention-card.tsx';

/** 'Personal data': one person's data, and retention (PRIVACY-1, PRIVACY-7). */
export const PersonalDataPage = () => (
  <>
    <PageHead title="Personal data" />
    <PageBody
      columns="minmax(0, 3fr) minmax(0, 2fr)"
      single="narrow-laptop"
      gap={16}
      align="start"
      pad="2 24 24"
    >
      <FindPerson />
      <RetentionCard />
    </PageBody>
  </>
);
