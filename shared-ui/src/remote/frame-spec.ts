/** An item of the header's navigation: an address, an in-page anchor (`/#about`), or a dialog that it opens. */
export type FrameLink =
  | {
      label: string;
      to: string;
      /** Another address on which the link is marked as current. */
      also?: string;
    }
  | { label: string; dialog: 'contact' | 'customer-type' };

/** The header's cart, or `null`. */
export type FrameCart = 'licensee' | 'dtc' | 'keg';

/**
 * The frame around a remote's pages. Plain data from the remote's package.json in the release registry, so that the shell
 * renders header and gates before the remote's code loads.
 */
export interface FrameSpec {
  /** `customer`: the shell's header, breadcrumbs and footer; `staff`: the remote's own layout. */
  chrome: 'customer' | 'staff';
  links: FrameLink[];
  cart: FrameCart | null;
  breadcrumbs: boolean;
  /**
   * `trade` has orders address and phone, `retail` the copyright line; `none` if a route brings its own (`PageHandle`).
   */
  footer: 'trade' | 'retail' | 'none';
  /** Who may enter: verified licensees and staff, adults, or everyone. */
  gate: 'licensee' | 'age' | null;
}
