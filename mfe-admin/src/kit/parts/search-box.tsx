import { SearchField, type SearchFieldProps } from 'shared-ui/search-field';
import { Quiet } from '../layout/index.ts';
import styles from './search-box.module.css';

const SLASH = (
  <Quiet pad="0 5" framed radius={4} className={styles.key} aria-hidden="true">
    /
  </Quiet>
);

/** A page's search field, which `/` focuses (`data-page-search`). */
export const SearchBox = (field: Pick<SearchFieldProps, 'label' | 'value' | 'onChange'>) => (
  <SearchField {...field} className={styles.search} hint={SLASH} data-page-search="" />
);
