// The shops load it with their filters, the staff area by itself.
export { SearchField } from '../search-field/index.ts';
export { BrandChips } from './brand-chips.tsx';
export { BrandSelect } from './brand-select.tsx';
export { FilterBar, ProductCount } from './filter-bar.tsx';
export { FilterChecks } from './filter-checks.tsx';
export { LinkTabs } from './link-tabs.tsx';
export { PackagingChecks } from './packaging-checks.tsx';
