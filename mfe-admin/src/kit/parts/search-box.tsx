import { SearchField, type SearchFieldProps } from 'shared-ui/search-field';
import styles from './search-box.module.css';

const SLASH = (
  <span className={styles.key} aria-hidden="true">
    /
  </span>
);

/** A page's search field, which `/` focuses (`data-page-search`). */
export const SearchBox = (field: Pick<SearchFieldProps, 'label' | 'value' | 'onChange'>) => (
  <SearchField {...field} className={styles.search} hint={SLASH} data-page-search="" />
);
