import { company } from 'shared-domain/company';
import { CompanyMark } from 'shared-ui/brand-marks';
import { Drawing } from 'shared-ui/product-drawing';
import { Link } from 'shared-ui/router';
import { Row } from '../../kit/layout/index.ts';
import styles from './sign-in-header.module.css';

const drawn = [
  { name: 'Rail Yard Lager', hiddenCategory: 'CONTAINER', packagingType: 'Packaged', container: 'can' },
  { name: 'Světlý Ležák', hiddenCategory: 'CZECH BROS', packagingType: 'Packaged', container: 'bottle' },
  { name: 'Moth Hazy', hiddenCategory: 'CURIOUS CREATURES', packagingType: 'Packaged', container: 'can' },
  { name: 'Undertow Porter 50L', hiddenCategory: 'FORCE', packagingType: '50L' },
  { name: 'Old Burrow', hiddenCategory: 'FUGGLES', packagingType: 'Packaged', container: 'bottle' },
  { name: 'Full Gale', hiddenCategory: 'FORCE', packagingType: 'Packaged', container: 'can' },
] as const;

/** The company's half of the sign-in page. */
export function SignInHeader() {
  return (
    <Row as="header" column justify="between" pad="40 56" align="stretch" className={styles.header}>
      <Link to="/" className={styles.wordmark}>
        <CompanyMark size={28} />
        {company.name}
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
