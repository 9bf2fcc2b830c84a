import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useCall, useMay } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { Failed, IconButton, WaitingRows } from '../../kit/parts/index.ts';
import { KegAccount } from './keg-account.tsx';
import styles from './kegs.module.css';

/** One keg account beside the list: its kegs out, actions and ledger. */
export function AccountPanel({ account: id, onClose }: { account: string; onClose: () => void }) {
  const { data, problem, refetch } = useCall('kegAccount', { params: { account: id } });
  const mayOpen = useMay()('licenceFigures');
  const account = data?.id === id ? data : undefined;
  const { licenseNumber, email } = account ?? {};
  return (
    <Stack
      as="section"
      fit
      top
      gap={14}
      pad="16 18 24"
      surface="paper"
      className={styles.panel}
      aria-label={account?.name ?? 'Keg account'}
    >
      <Row gap={12} align="start" justify="between">
        <div>
          <h2>{account?.name ?? ' '}</h2>
          <Small>
            {licenseNumber && mayOpen ? (
              <Link to={paths.account(licenseNumber)}>{licenseNumber}</Link>
            ) : (
              (licenseNumber ?? email)
            )}
          </Small>
        </div>
        <IconButton label="Close the account" onClick={onClose}>
          <Icon name="close" size={20} />
        </IconButton>
      </Row>
      {problem ? (
        <Failed title="The account could not be loaded" problem={problem} onRetry={refetch} />
      ) : account ? (
        <KegAccount account={account} />
      ) : (
        <WaitingRows label="Loading the account..." widths={[120, 90]} rows={6} />
      )}
    </Stack>
  );
}
