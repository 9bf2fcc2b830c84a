import styles from './staff.module.css';

/**
 * The class that gives everything below it the staff look: dense type and the staff area's own colour roles on top of
 * the site's tokens. The layout has it, and so does each dialog, because dialogs are rendered beside the page.
 */
export const staffLook: string = styles.staff ?? '';
