import type { ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';

type TroubleRowProps = {
  icon: StaffIconName;
  tone: 'error' | 'warn';
  title: string;
  text: ReactNode;
  /** The full text; the row then grows to fit it. */
  detail?: ReactNode;
  children: ReactNode;
};

/** A row for one problem: icon, title, detail and action. */
export function TroubleRow({ icon, tone, title, text, detail, children }: TroubleRowProps) {
  const isWhole = detail !== undefined;
  const lines = isWhole ? { breaks: true as const } : { cut: true as const };
  return (
    <Row as="li" gap={11} tall={58} pad={isWhole ? '10 14' : '6 14'}>
      <Stack as="span" middle fixed side={27} radius={7} tone={tone} surface={tone}>
        <StaffIcon name={icon} size={17} />
      </Stack>
      <Stack as="span" fit grow shrink links>
        <Text as="strong" weight={500} title={title} {...lines}>
          {title}
        </Text>
        <Text tone="quiet" size="xs" tight title={typeof text === 'string' ? text : undefined} {...lines}>
          {text}
        </Text>
        {isWhole && (
          <Text size="xs" tight breaks margin="4 0 0">
            {detail}
          </Text>
        )}
      </Stack>
      <Text fixed>{children}</Text>
    </Row>
  );
}
