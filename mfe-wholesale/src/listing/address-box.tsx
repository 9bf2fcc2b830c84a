import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { useHref, useLocation } from 'react-router';
import { showToastAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import styles from './shareable-address.module.css';

/** A filtered page's address, to copy. */
export default function AddressBox() {
  const id = useId();
  const show = useSetAtom(showToastAtom);
  const address = `${window.location.origin}${useHref(useLocation())}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      show({ title: 'URL Copied', description: 'Search URL has been copied to clipboard', kind: 'success' });
    } catch {
      show({ title: 'Copy Failed', description: 'Could not copy URL to clipboard', kind: 'error' });
    }
  }

  return (
    <div className={styles.box}>
      <label htmlFor={id}>Shareable Search URL</label>
      <input
        id={id}
        className={styles.address}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" size="sm" onClick={copy}>
        <Icon name="copy" size={18} />
        Copy
      </Button>
    </div>
  );
}
