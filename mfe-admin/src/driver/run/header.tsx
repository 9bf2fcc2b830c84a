import { CompanyMark } from 'shared-ui/brand-marks';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth, weekdayOf } from '../../kit/moments/index.ts';
import styles from './header.module.css';
import type { StopView } from './stops.ts';
import type { Copy } from './stored-run.ts';

type HeaderProps = {
  copy: Copy;
  views: readonly StopView[];
  next: StopView | undefined;
  isList: boolean;
  onList: () => void;
};

/** The run, its driver and day, and its progress by stop. */
export function Header({ copy, views, next, isList, onList }: HeaderProps) {
  const { title, driver, day } = copy.run;
  const done = views.filter(({ end }) => end).length;
  return (
    <Stack as="header" gap={8} pad="12 16" className={styles.header}>
      <Row gap={12} tall={44}>
        <CompanyMark size={34} />
        <Row column grow shrink size="s" align="stretch" tight>
          <Text as="strong" size="xl">
            {title}
          </Text>
          <span>
            {driver} · {weekdayOf(day)}, {dayInMonth(day)}
          </span>
        </Row>
        {isList ? (
          <Text weight={700}>
            {done} of {views.length}
          </Text>
        ) : (
          <Row
            as="button"
            gap={8}
            tall={56}
            pad="0 8"
            weight={600}
            className={styles.button}
            onClick={onList}
          >
            <StaffIcon name="list" size={20} />
            All stops
          </Row>
        )}
      </Row>
      <Row gap={4} role="img" aria-label={`${done} of ${views.length} stops done`}>
        {views.map((view) => (
          <Text
            key={view.stop.orderId}
            grow
            radius={3}
            className={styles.piece}
            data-is={view.end ?? (view === next ? 'next' : undefined)}
          />
        ))}
      </Row>
    </Stack>
  );
}
