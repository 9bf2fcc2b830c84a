import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { KEG_SIZES } from 'shared-domain/licences';
import { sessionAtom } from 'shared-domain/state';
import { Panel } from 'shared-ui/page';
import { Link } from 'shared-ui/router';
import { emptiesAtom } from './empties.ts';
import styles from './kegs.module.css';
import { SizeCounter } from './size-counter.tsx';

/** A check box to collect empties with the next order, with numbers by size (KEGS-9). */
export function CollectEmpties({
  account,
  isOnCart = false,
}: {
  account: LicenseeKegsJson['account'];
  isOnCart?: boolean;
}) {
  const { licensee } = useAtomValue(sessionAtom);
  const [draft, keep] = useAtom(emptiesAtom);
  const id = useId();
  if (!licensee || account?.total === 0) return null;
  const { licenseNumber } = licensee;
  const kegs = draft?.licenseNumber === licenseNumber ? draft.kegs : null;
  const sizes = KEG_SIZES.filter((size) => !account || account.out[size] > 0);
  return (
    <Panel title="Collect empties">
      <div className={styles.collect}>
        <label className={styles.tick} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={kegs !== null}
            onChange={({ target }) =>
              keep(target.checked ? { licenseNumber, kegs: account ? { ...account.out } : {} } : null)
            }
          />
          {isOnCart ? 'Collect empties with this order' : 'Collect empties with your next order'}
        </label>
        {kegs && (
          <>
            <ul>
              {sizes.map((size) => (
                <SizeCounter
                  key={size}
                  size={size}
                  out={account?.out[size]}
                  value={kegs[size] ?? 0}
                  onChange={(number) => keep({ licenseNumber, kegs: { ...kegs, [size]: number } })}
                />
              ))}
            </ul>
            <p className={styles.small}>
              Our driver will see these numbers. Leave the empties where we unload.
            </p>
          </>
        )}
        {isOnCart && (
          <p className={styles.small}>
            <Link to="/shop/kegs">Your kegs</Link>
          </p>
        )}
      </div>
    </Panel>
  );
}
