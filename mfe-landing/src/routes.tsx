import type { RouteObject } from 'shared-ui/router';
import { LandingPage } from './landing-page.tsx';

/** The pages of this remote, relative to its base path. */
export const routes: RouteObject[] = [{ index: true, element: <LandingPage /> }];
