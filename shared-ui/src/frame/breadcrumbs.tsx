import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { displayName } from 'shared-domain/products';
import { productsByIdAtom } from 'shared-domain/state';
import { Icon } from '../icons/index.ts';
import { Link } from '../router/index.ts';
import styles from './crumbs.module.css';

interface Step {
  label: string;
  to: string;
}

/** Decodes a segment; a malformed one stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const labelOf = (segment: string) => decoded(segment).replaceAll('-', ' ').toUpperCase();

/**
 * A page's breadcrumbs (PAGE-4): HOME, the shop, and the upper-cased last path segment with spaces for dashes.
 * @param nameOf the name of the product with an id, if it is listed
 */
export function stepsOf(pathname: string, nameOf: (id: string) => string | undefined): Step[] {
  const segments = pathname.split('/').filter(Boolean);
  const steps = [{ label: 'HOME', to: '/' }];
  const [shop] = segments;
  const last = segments.at(-1);
  if (shop !== undefined) steps.push({ label: labelOf(shop), to: `/${shop}` });
  if (last !== undefined && segments.length > 1) {
    const label = segments.length > 2 ? nameOf(decoded(last))?.toUpperCase() : undefined;
    steps.push({ label: label ?? labelOf(last), to: pathname });
  }
  return steps;
}

/** Breadcrumbs of the open page; the last one is the current page and not a link. */
export function Breadcrumbs() {
  const products = useAtomValue(productsByIdAtom);
  const steps = stepsOf(useLocation().pathname, (id) => {
    const product = products.get(id);
    return product && displayName(product);
  });
  return (
    <nav className="wrap" aria-label="Breadcrumb">
      <ol className={styles.list}>
        {steps.map((step, place) => (
          <li key={step.to} className={styles.step}>
            {place > 0 && <Icon className={styles.chevron} name="right" size={12} weight={2.4} />}
            {place < steps.length - 1 ? (
              <Link className={styles.link} to={step.to}>
                {step.label}
              </Link>
            ) : (
              <span className={styles.here} aria-current="page">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
