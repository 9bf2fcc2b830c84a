import { company, showpieceAt } from 'shared-domain/company';
import { CompanyMark } from 'shared-ui/brand-marks';
import { Drawing } from 'shared-ui/product-drawing';
import { Link } from 'shared-ui/router';
import { Row } from '../../kit/layout/index.ts';
import styles from './sign-in-header.module.css';

const drawn = [
  { ...showpieceAt(4), packagingType: 'Packaged', container: 'can' },
  { ...showpieceAt(6), packagingType: 'Packaged', container: 'bottle' },
  { ...showpieceAt(3), packagingType: 'Packaged', container: 'can' },
  { ...showpieceAt(0), packagingType: '50L' },
  { ...showpieceAt(5), packagingType: 'Packaged', container: 'bottle' },
  { ...showpieceAt(2), packagingType: 'Packaged', container: 'can' },
] as const;

/** The company's half of the sign-in page. */
export function SignInHeader() {
  return (
    <Row as="header" column justify="between" pad="40 56" align="stretch" className={styles.header}>
      <Link to="/">
        <Row as="span" inline gap={10} weight={600} className={styles.wordmark}>
          <CompanyMark size={28} />
          {company.name}
        </Row>
      </Link>
      <Row align="end" justify="between" pad="0 8" className={styles.row} aria-hidden="true">
        {drawn.map((product) => (
          <Drawing
            key={product.name}
            product={{ ...product, category: 'Beer-Craft' }}
            className={product.packagingType === '50L' ? styles.keg : styles.drawn}
          />
        ))}
      </Row>
      <p className={styles.reach}>
        {company.city}, {company.province} <span>{company.ordersEmail}</span> <span>{company.phone}</span>
      </p>
    </Row>
  );
}
