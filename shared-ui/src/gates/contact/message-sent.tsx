import { useEffect } from 'react';
import { CapCheck } from '../../brand-marks/index.ts';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import styles from './contact.module.css';

/** How long the success dialog stays, in milliseconds (CONTACT-2). */
const CLOSE_AFTER_MS = 5000;

function Check() {
  return (
    <div className={styles.check}>
      <CapCheck size={96} />
    </div>
  );
}

/** 'Message Sent', which closes after 5 seconds or on a click. */
export function MessageSent({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    document.addEventListener('click', onClose);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClose);
    };
  }, [onClose]);
  return (
    <Dialog
      open
      width={480}
      className={styles.sent}
      above={<Check />}
      title="Message Sent"
      description="This closes by itself in a few seconds."
      onClose={onClose}
    >
      <Button className={styles.close} data-autofocus="">
        Close
      </Button>
    </Dialog>
  );
}
