import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../icons/index.ts';
import { useIsLive } from '../../layout/index.ts';
import { Button, Tag } from '../../parts/index.ts';
import { usePhone } from '../../staff/index.ts';
import styles from './orders.module.css';

/** Whether orders arrive by themselves at the moment. */
export function LiveTag() {
  const live = useIsLive();
  return (
    <Tag tone={live ? 'ok' : 'error'}>
      <span className={live ? styles.liveDot : styles.deadDot} />
      {live ? 'Live' : 'Live updates off'}
    </Tag>
  );
}

/** Turns the sound of arriving orders on and off. */
export function SoundButton({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const isPhone = usePhone();
  const words = on ? 'Sound on' : 'Sound off';
  return (
    <Button onClick={onToggle} aria-pressed={on} aria-label={words}>
      {on ? <Icon name="bell" size={17} /> : <StaffIcon name="bell-off" size={17} />}
      {!isPhone && words}
    </Button>
  );
}
