import { Row } from '../../kit/layout/index.ts';
import styles from './lines.module.css';

/** A row's name, and what is said of it. */
export const LineWords = ({ name, below }: { name: string; below: string | undefined }) => (
  <Row as="span" column grow shrink align="stretch" breaks size="m" className={styles.words}>
    <strong>{name}</strong>
    {below !== undefined && <span>{below}</span>}
  </Row>
);
