import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row } from '../layout/index.ts';

/** What is wrong with a field. */
export const FieldMessage = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Row as="p" id={id} gap={6} align="start" tone="error" weight={500}>
    <Row as="span" fixed tall={20}>
      <Icon name="warning" size={16} />
    </Row>
    {children}
  </Row>
);
