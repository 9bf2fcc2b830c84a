/** Why a workbook isn't read. */
export type Reason = 'damaged' | 'empty' | 'large' | 'no-sheet';

/** Thrown while a workbook is read; anything else that is thrown says that it is damaged. */
export class WorkbookRefusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
