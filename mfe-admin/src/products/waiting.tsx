import { Tag } from '../parts/index.ts';
import { useCall } from '../staff/index.ts';

/** How many customers wait for a sold-out product to be back; nothing if none do (ALERT-7). */
export function Waiting({ id }: { id: string }) {
  const { data } = useCall('stockAlertCounts', {});
  const waiting = data?.counts[id];
  return waiting ? <Tag>{waiting === 1 ? '1 waits' : `${waiting} wait`}</Tag> : null;
}
