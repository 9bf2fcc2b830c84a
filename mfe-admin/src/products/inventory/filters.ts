import { lazy } from 'react';

/** The filter panel, which loads after the table because MUI weighs as much as the rest of the page. */
export const FilterPanel = lazy(() => import(/* webpackChunkName: "filters" */ './filter-panel.tsx'));
