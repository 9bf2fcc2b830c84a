import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../layout/index.ts';
import { CheckBox } from './mui/check-box.tsx';

/** A check box with its words. */
export const Tick = ({
  children,
  ...box
}: Omit<ComponentProps<typeof CheckBox>, 'label'> & { children: ReactNode }) => (
  <Row as="label" gap={8} shrink>
    <CheckBox {...box} />
    <span>{children}</span>
  </Row>
);
