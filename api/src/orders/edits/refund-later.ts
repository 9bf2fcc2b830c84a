import { followUp } from '../../requests/follow-ups/index.ts';

/** Refunds an edit's difference once it is stored (EDIT-5). */
export const refundLater = (refundId: string, at: Date) => followUp('refund', at, { refund: refundId });
