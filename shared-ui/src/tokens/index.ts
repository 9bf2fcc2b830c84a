/**
 * The look of the whole site: custom properties of both colour schemes, fonts, reset, type, focus. The shell imports it
 * once; shared-ui and every remote then write their styles with these properties. The shell's package.json names the
 * two fonts that the gateway preloads.
 *
 * Global class names: `wrap` (the 1280 px column), `num` (tabular figures), `eyebrow`, `visually-hidden`.
 */
import './colours.css';
import './measures.css';
import './fonts.css';
import './base.css';
