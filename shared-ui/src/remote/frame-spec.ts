/** An item of the header's navigation: an address, an in-page anchor (`/#about`), or a dialog that it opens. */
export type FrameLink =
  | {
      label: string;
      to: string;
      /** Another address of the same page, on which the link is marked as well. */
      also?: string;
    }
  | { label: string; dialog: 'contact' | 'customer-type' };

/** Which cart the header shows; `null` if nothing is sold. */
export type FrameCart = 'licensee' | 'dtc' | 'keg';

/**
 * What the frame draws around a remote's pages. It is plain data in the remote's package.json and part of the release
 * registry, so that the shell draws header and gates before any of the remote's code has arrived.
 */
export interface FrameSpec {
  /** `customer`: header, breadcrumbs and footer of the shell; `staff`: the remote draws its own layout. */
  chrome: 'customer' | 'staff';
  links: FrameLink[];
  cart: FrameCart | null;
  breadcrumbs: boolean;
  /**
   * `trade` has orders address and phone, `retail` the copyright line; `none` if a route brings its own (`PageHandle`).
   */
  footer: 'trade' | 'retail' | 'none';
  /** Who may enter: verified licensees (staff pass), adults, or everyone. */
  gate: 'licensee' | 'age' | null;
}
