import { useCall } from '../../data/calls/index.ts';
import { Tag } from '../parts/index.ts';

/** Rows that come into view later share the answer, in milliseconds. */
const FRESH_MS = 60_000;

/** How many customers wait for a sold-out product (ALERT-7). */
export function Waiting({ id }: { id: string }) {
  const { data } = useCall('stockAlertCounts', {}, { freshMs: FRESH_MS });
  const waiting = data?.counts[id];
  return waiting ? <Tag>{waiting === 1 ? '1 waiting' : `${waiting} waiting`}</Tag> : null;
}
