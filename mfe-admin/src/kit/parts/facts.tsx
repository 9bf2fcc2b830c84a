import type { ReactNode } from 'react';
import { Quiet, Stack, Text } from '../layout/index.ts';

type FactsProps = {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  className?: string | undefined;
};

/** What is known of something, each with its label; a fact without a value is left out. */
export const Facts = ({ facts, className }: FactsProps) => (
  <Text as="dl" block links className={className}>
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <Stack columns="92px minmax(0, 1fr)" pad="2 0" align="baseline" key={label}>
          <Quiet as="dt">{label}</Quiet>
          <Text as="dd" breaks>
            {value}
          </Text>
        </Stack>
      ))}
  </Text>
);
