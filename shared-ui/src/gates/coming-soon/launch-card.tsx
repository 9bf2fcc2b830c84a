import { Button, ButtonLink } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { Icon } from '../../icons/index.ts';
import styles from './coming-soon.module.css';

function Bell() {
  return (
    <div className={styles.bell}>
      <Icon name="bell" size={28} />
    </div>
  );
}

/** The card after the popup is closed: a button to reopen it, and a link home. */
export function LaunchCard({ onAsk }: { onAsk: () => void }) {
  return (
    <Dialog open backdrop="none" width={360} className={styles.card} above={<Bell />} title="Coming Soon!">
      <div className={styles.ways}>
        <Button variant="action" data-autofocus="" onClick={onAsk}>
          Notify Me When You Launch!
        </Button>
        <ButtonLink variant="ghost" to="/">
          Return to Home Page
        </ButtonLink>
      </div>
    </Dialog>
  );
}
