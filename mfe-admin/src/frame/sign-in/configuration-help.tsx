import { Button, StaffDialog } from '../../kit/parts/index.ts';
import { paths } from '../address/index.ts';
import styles from './configuration-help.module.css';

/** Help for a link refused because of its target (STAFF-5). */
export function ConfigurationHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StaffDialog
      open={open}
      title="The sign-in link points to the wrong address"
      onClose={onClose}
      foot={
        <div className={styles.end}>
          <Button variant="primary" onClick={onClose} data-autofocus>
            Go to Login
          </Button>
        </div>
      }
    >
      <div className={styles.help}>
        <p>
          The link was refused before it could sign you in. This is a setting of the site, not of your
          account.
        </p>
        <dl className={styles.addresses}>
          <dt>It should be</dt>
          <dd>
            {window.location.host}
            {paths.login}
          </dd>
        </dl>
        <p>
          Ask the site administrator to correct the site address in its configuration, then send yourself a
          new link.
        </p>
      </div>
    </StaffDialog>
  );
}
