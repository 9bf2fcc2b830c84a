import { useLocation, useNavigate } from 'react-router';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import styles from './product-page.module.css';

/** 'Back' to the previous page, or to the shop if there is none. */
export function BackButton({ shop }: { shop: string }) {
  const isFirst = useLocation().key === 'default';
  const navigate = useNavigate();
  return (
    <Button
      variant="ghost"
      className={styles.back}
      onClick={() => void (isFirst ? navigate(shop) : navigate(-1))}
    >
      <Icon name="left" weight={2} />
      Back
    </Button>
  );
}
