import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { useFootOffer } from '../../data/calls/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { Button, StatusDot, statusColours } from '../../kit/parts/index.ts';
import styles from './status-buttons.module.css';

/** The last status change with its Undo, also of the previous order; otherwise a hint. */
function UndoOffer() {
  const offer = useFootOffer();
  if (!offer)
    return (
      <Small end className={styles.hint}>
        Each change can be undone for 8 s
      </Small>
    );
  return (
    <Row as="span" gap={12} end size="s">
      <span role="status">{offer.title}</span>
      <Button onClick={offer.undo}>Undo</Button>
    </Row>
  );
}

type StatusButtonsProps = {
  order: OrderJson;
  /** Whether a status is being saved. */
  isSetting: boolean;
  onStatus: (status: OrderStatus) => void;
};

/** The five statuses; the current one is filled, ticked and does nothing. */
export function StatusButtons({ order, isSetting, onStatus }: StatusButtonsProps) {
  return (
    <>
      <Row as="fieldset" wrap gap={8} className={styles.statuses} aria-label="Status">
        <Text weight={500} className={styles.hint}>
          Status
        </Text>
        {ORDER_STATUSES.map((status) => {
          const isCurrent = status === order.status;
          return (
            <Row
              as="button"
              key={status}
              type="button"
              inline
              gap={7}
              tall={34}
              pad="0 12"
              framed
              radius={8}
              surface="paper"
              size="s"
              weight={500}
              className={styles.status}
              style={statusColours(status)}
              aria-disabled={isCurrent || isSetting}
              aria-current={isCurrent || undefined}
              aria-busy={(isCurrent && isSetting) || undefined}
              onClick={() => onStatus(status)}
            >
              {isCurrent ? <Icon name="check" size={16} /> : <StatusDot status={status} />}
              {STATUS_LABELS[status]}
            </Row>
          );
        })}
      </Row>
      <UndoOffer />
    </>
  );
}
