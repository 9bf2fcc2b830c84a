import styles from './staff.module.css';

/**
 * The class of the staff look: dense type and the staff area's colour roles on top of the site's tokens. The layout and
 * each dialog have it, because dialogs are rendered outside of the layout.
 */
export const staffLook: string = styles.staff ?? '';
