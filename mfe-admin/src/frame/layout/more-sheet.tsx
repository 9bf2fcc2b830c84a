import type { StaffSession } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, StaffDialog } from '../../kit/parts/index.ts';
import { usePlaces } from '../places/index.ts';
import { useSignOut } from '../session/index.ts';
import { initialsOf } from './initials.ts';
import styles from './phone-frame.module.css';

type MoreSheetProps = { open: boolean; staff: StaffSession; onClose: () => void };

/** The account, Sign Out, and the places that aren't in the bottom bar. */
export function MoreSheet({ open, staff, onClose }: MoreSheetProps) {
  const { signOut, busy } = useSignOut();
  return (
    <StaffDialog open={open} title="More" phone="plain" onClose={onClose}>
      <Row gap={12} margin="0 -16 6" pad="10 16 14" underlined breaks>
        <Stack as="span" fixed middle side={40} radius={20} weight={600} surface="tint" aria-hidden="true">
          {initialsOf(staff.email)}
        </Stack>
        <Text as="p" grow>
          Signed in as: <br />
          <strong>{staff.email}</strong> {staff.role}
        </Text>
        <Button busy={busy} busyText="Signing out..." onClick={signOut}>
          Sign Out
        </Button>
      </Row>
      <ul>
        {usePlaces()
          .filter(({ isInBar }) => !isInBar)
          .map(({ label, icon, pages }) => (
            <li key={label}>
              <Link to={pages[0]?.to ?? ''} className={styles.place} onClick={onClose}>
                <Row as="span" gap={14} tall={50} size="l" weight={500}>
                  <StaffIcon name={icon} size={20} />
                  <Text grow>{label}</Text>
                  <Icon name="right" size={18} />
                </Row>
              </Link>
            </li>
          ))}
      </ul>
    </StaffDialog>
  );
}
