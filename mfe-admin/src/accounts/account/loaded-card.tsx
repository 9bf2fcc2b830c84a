import type { ReactNode } from 'react';
import type { Reading } from '../../data/calls/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { Button, Card, CardNote, WaitingBox } from '../../kit/parts/index.ts';

/** A card of the account's page. Each loads, fails and retries on its own. */
export function LoadedCard<Data>({
  title,
  aside,
  height = 80,
  reading: { data, problem, refetch },
  children,
}: {
  title: string;
  aside?: ReactNode;
  height?: number;
  reading: Pick<Reading<Data>, 'data' | 'problem' | 'refetch'>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <Card title={title} aside={data === undefined ? undefined : aside}>
      {data !== undefined ? (
        children(data)
      ) : problem ? (
        <Stack gap={8} left pad="4 14 14" role="alert">
          <CardNote>{problem.detail}</CardNote>
          <Button onClick={refetch}>Try Again</Button>
        </Stack>
      ) : (
        <Stack pad="4 14 14">
          <span className="visually-hidden" role="status">
            Loading {title.toLowerCase()}...
          </span>
          <WaitingBox height={height} />
        </Stack>
      )}
    </Card>
  );
}
