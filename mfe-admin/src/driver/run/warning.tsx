import type { ReactNode } from 'react';
import { Row } from '../../kit/layout/index.ts';
import controls from './controls.module.css';

/** What went wrong, with what can be done about it. */
export const Warning = ({ as = 'p', children }: { as?: 'p' | 'li'; children: ReactNode }) => (
  <Row
    as={as}
    wrap
    gap={12}
    margin="0 16 12"
    pad="12 16"
    radius={10}
    weight={600}
    className={`${controls.note} ${controls.warning}`}
    role="alert"
  >
    {children}
  </Row>
);
