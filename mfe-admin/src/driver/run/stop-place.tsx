import { Row, Text } from '../../kit/layout/index.ts';
import controls from './controls.module.css';

/** A stop's place in the run. */
export const StopPlace = ({ isNext, place, count }: { isNext: boolean; place: number; count: number }) => (
  <Row as="p" gap={8} tone="ink" weight={700}>
    {isNext && (
      <Text pad="1 8" radius={5} className={controls.badge}>
        Next stop
      </Text>
    )}{' '}
    {place} of {count}
  </Row>
);
