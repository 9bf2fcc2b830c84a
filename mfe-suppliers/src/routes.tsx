import type { RouteObject } from 'react-router';
import { SupplierPage } from './page/supplier-page.tsx';

/** The pages of this remote, relative to its base path. */
export const routes: RouteObject[] = [{ index: true, element: <SupplierPage /> }];
