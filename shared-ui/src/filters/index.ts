export { BrandChips, type BrandChipsProps } from './brand-chips.tsx';
export { BrandSelect, type BrandSelectProps } from './brand-select.tsx';
export { FilterBar, type FilterBarProps, ProductCount } from './filter-bar.tsx';
export { FilterChecks, type FilterChecksProps } from './filter-checks.tsx';
export { LinkTabs, type LinkTabsProps } from './link-tabs.tsx';
export { PackagingChecks, type PackagingChecksProps } from './packaging-checks.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
