import { ButtonLink } from 'shared-ui/button';
import { Page, usePageTitle } from 'shared-ui/page';
import { AdriftDrawing } from 'shared-ui/states';
import styles from './containment.module.css';

/** The page of an unknown address (PAGE-9). */
export function NotFound() {
  usePageTitle('404 Oops! Page not found');
  return (
    <Page className={styles.lost}>
      <AdriftDrawing />
      <h1 className={styles.title}>404</h1>
      <p className={styles.sentence}>Oops! Page not found</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </Page>
  );
}
