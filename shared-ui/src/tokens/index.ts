/**
 * The look of the whole site: custom properties of both colour schemes, fonts, reset, type, focus. The shell imports
 * it once; every piece of shared-ui and every remote then writes its styles in these properties.
 *
 * Global class names: `wrap` (the 1280 px column), `num` (figures that line up), `eyebrow`, `visually-hidden`.
 */
import './colours.css';
import './measures.css';
import './fonts.css';
import './base.css';
import fraunces from './fonts/fraunces-latin.woff2';
import inter from './fonts/inter-latin.woff2';

/** Addresses of the two fonts that every page needs: `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [fraunces, inter];
