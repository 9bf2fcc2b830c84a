import { SearchField, type SearchFieldProps } from 'shared-ui/search-field';
import { Text } from '../layout/index.ts';
import styles from './search-box.module.css';

const SLASH = (
  <Text pad="0 5" framed radius={4} tone="quiet" className={styles.key} aria-hidden="true">
    /
  </Text>
);

/** A page's search field, which `/` focuses (`data-page-search`). */
export const SearchBox = (field: Pick<SearchFieldProps, 'label' | 'value' | 'onChange'>) => (
  <SearchField {...field} className={styles.search} hint={SLASH} data-page-search="" />
);
