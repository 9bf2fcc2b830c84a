export { BrandCap } from './brand-cap.tsx';
export { BrandEmblem, BrandWordmark } from './brand-logo.tsx';
export { breweryOf } from './breweries.ts';
export { CapCheck, CapSpinner } from './cap-states.tsx';
export { CompanyEmblem, CompanyMark } from './company-mark.tsx';
export { CROWN_CAP_PATH } from './crown-cap-path.ts';
export { Drawn } from './drawn.tsx';
