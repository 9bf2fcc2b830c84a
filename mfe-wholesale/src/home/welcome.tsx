import { useAtomValue } from 'jotai';
import { sessionAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { PageHead } from 'shared-ui/page';
import { paths } from '../address/index.ts';
import styles from './welcome.module.css';

/** The shop's heading: who is shopping, and shortcuts for a weekly order. */
export function Welcome() {
  const { licensee, staff } = useAtomValue(sessionAtom);
  const lead = licensee
    ? `Welcome, ${licensee.companyName}. Licence ${licensee.licenseNumber}.`
    : staff && 'You see this shop as staff.';
  return (
    <PageHead
      title="Wholesale shop"
      lead={lead ?? '\u00a0'}
      actions={
        <div className={styles.ways}>
          <ButtonLink className={styles.inHeader} variant="ghost" size="sm" to={paths.quickOrder}>
            Quick order
          </ButtonLink>
          <ButtonLink className={styles.inHeader} variant="ghost" size="sm" to={paths.orders}>
            Order again
          </ButtonLink>
          <ButtonLink variant="outline" size="sm" className={styles.newest} to={paths.newest}>
            Newest Products
          </ButtonLink>
        </div>
      }
    />
  );
}
