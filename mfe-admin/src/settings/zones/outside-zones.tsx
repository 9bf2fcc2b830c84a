import type { AccountPostalCodesJson, DeliveryPlanJson } from 'shared-domain/contracts';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { zoneServing } from './zone-draft.ts';
import styles from './zones.module.css';

/** Counts the accounts in no zone, and lists them on demand. */
export function OutsideZones({
  zones,
  postalCodes,
  accounts,
}: Pick<DeliveryPlanJson, 'zones'> & AccountPostalCodesJson) {
  const outside = accounts.filter((_, place) => !zoneServing(zones, postalCodes[place] ?? null));
  if (outside.length === 0) return null;
  return (
    <Text
      as="details"
      margin="12 24"
      radius={10}
      tone="warn"
      size="xs"
      surface="warn"
      className={styles.outside}
    >
      <summary>
        <b>
          {outside.length === 1 ? '1 account is in no zone.' : `${outside.length} accounts are in no zone.`}
        </b>{' '}
        They can order for pick-up. <u>Show them</u>
      </summary>
      <Text as="ul" block pad="0 12 10">
        {outside.map(({ licenseNumber, companyName }) => (
          <Text as="li" pad="4 0" key={licenseNumber}>
            <b>
              <Link to={paths.account(licenseNumber)}>{companyName}</Link>
            </b>{' '}
            Licence {licenseNumber}
          </Text>
        ))}
      </Text>
    </Text>
  );
}
