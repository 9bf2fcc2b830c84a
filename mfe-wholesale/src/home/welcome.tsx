import { useAtomValue, useSetAtom } from 'jotai';
import { leaveLicenceAtom, sessionAtom, showToastAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { PageHead } from 'shared-ui/page';
import { paths } from '../address/index.ts';
import styles from './welcome.module.css';

/** The shop's heading: who is shopping, and shortcuts for a weekly order. */
export function Welcome() {
  const { licensee, staff } = useAtomValue(sessionAtom);
  const lead = licensee ? (
    <>
      {`Welcome, ${licensee.companyName}. Licence ${licensee.licenseNumber}.`} <OtherLicence />
    </>
  ) : (
    staff && 'You see this shop as staff.'
  );
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

/** Leaves the licence; the shop's gate then asks for another (GATE-15). */
function OtherLicence() {
  const leave = useSetAtom(leaveLicenceAtom);
  const show = useSetAtom(showToastAtom);
  const press = async () => {
    if (await leave()) return;
    show({ kind: 'error', key: 'licence', title: "You're still using this licence. Please try again." });
  };
  return (
    <button type="button" className={styles.other} onClick={() => void press()}>
      Use another licence
    </button>
  );
}
