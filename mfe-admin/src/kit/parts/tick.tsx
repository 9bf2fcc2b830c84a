import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../layout/index.ts';
import { CheckBox } from './mui/controls.tsx';

type TickProps = Omit<ComponentProps<typeof CheckBox>, 'label'> & { children: ReactNode };

/** A check box with its words. */
export const Tick = ({ children, ...box }: TickProps) => (
  <Row as="label" gap={8} shrink>
    <CheckBox {...box} />
    <span>{children}</span>
  </Row>
);
