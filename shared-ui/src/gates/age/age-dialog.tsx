import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { company } from 'shared-domain/company';
import { confirmAgeAtom } from 'shared-domain/state';
import { CompanyMark } from '../../brand-marks/index.ts';
import { Button, ButtonAnchor } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import styles from './age.module.css';

function Cap() {
  return (
    <div className={styles.cap}>
      <CompanyMark size={104} />
    </div>
  );
}

/**
 * The age gate's modal, which can't be dismissed (GATE-1 to GATE-3). YES is stored for 365 days as a cookie and a local
 * flag; NO leaves the site.
 */
export default function AgeDialog() {
  const confirm = useSetAtom(confirmAgeAtom);
  const onKegPortal = useLocation().pathname.startsWith('/dtckegs');
  return (
    <Dialog
      open
      width={480}
      className={styles.age}
      backdrop="heavy"
      above={<Cap />}
      title="Are you 19 or older?"
      description="We sell beer and cider. You must be of legal drinking age in British Columbia to come in."
    >
      <div className={styles.answers}>
        <ButtonAnchor variant="outline" size="lg" href={company.ageGateExit}>
          NO
        </ButtonAnchor>
        <Button variant="action" size="lg" data-autofocus="" onClick={() => confirm({ onKegPortal })}>
          YES
        </Button>
      </div>
      <p className={styles.note}>We remember your answer on this device for a year.</p>
    </Dialog>
  );
}
