import type { ReactNode } from 'react';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Heading, Row, Stack } from '../../kit/layout/index.ts';
import { TextButton } from '../../kit/parts/index.ts';

type EditPartProps = {
  icon: 'truck' | 'note' | 'keg';
  title: ReactNode;
  id?: string;
  openText?: string;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
};

/** A part of the order beside its lines, as it is now; `onOpen` is offered while it can't be changed. */
export const EditPart = ({ icon, title, id, openText = 'Edit', onOpen, children }: EditPartProps) => (
  <Row
    as="section"
    gap={10}
    pad="11 13"
    framed
    radius={10}
    surface="raised"
    align="start"
    aria-labelledby={id}
  >
    <StaffIcon name={icon} size={17} />
    <Stack grow fit gap={6}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Stack>
    {onOpen && <TextButton onClick={onOpen}>{openText}</TextButton>}
  </Row>
);
