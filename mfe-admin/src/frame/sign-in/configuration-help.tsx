import { Quiet, Stack, Text } from '../../kit/layout/index.ts';
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
        <Text as="div" end className={styles.end}>
          <Button variant="primary" onClick={onClose} data-autofocus>
            Go to Login
          </Button>
        </Text>
      }
    >
      <Stack gap={12}>
        <p>
          The link was refused before it could sign you in. This is a setting of the site, not of your
          account.
        </p>
        <dl className={styles.addresses}>
          <Quiet as="dt">It should be</Quiet>
          <Text as="dd" breaks>
            {window.location.host}
            {paths.login}
          </Text>
        </dl>
        <p>
          Ask the site administrator to correct the site address in its configuration, then send yourself a
          new link.
        </p>
      </Stack>
    </StaffDialog>
  );
}
