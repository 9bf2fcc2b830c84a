/**
 * The site's look: custom properties of both colour schemes, fonts, reset, type, focus. Imported once, by the shell,
 * whose package.json names the two preloaded fonts. Global class names: `wrap` (the 1280 px column), `num` (tabular
 * figures), `eyebrow`, `visually-hidden`.
 */
import './colours.css';
import './measures.css';
import './fonts.css';
import './base.css';
