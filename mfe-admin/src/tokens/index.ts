import styles from './staff.module.css';

/**
 * The class that gives everything below it the staff look: dense type and the staff area's own colour roles over the
 * site's tokens. The layout wears it, and so does each dialog, because dialogs hang beside the page.
 */
export const staffLook: string = styles.staff ?? '';
