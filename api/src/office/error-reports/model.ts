import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { errorReport } from 'shared-domain/contracts';
import type { z } from 'zod';
import { STORED } from '../../foundation/database/index.ts';

/** An error on a page, with the page's composition. */
export type ErrorReportDocument = z.infer<typeof errorReport> & { _id: Types.ObjectId; at: Date };

const reportSchema = new Schema<ErrorReportDocument>(
  {
    kind: { type: String, required: true },
    message: { type: String, default: '' },
    stack: String,
    page: String,
    app: String,
    value: Number,
    composition: Schema.Types.Mixed,
    reference: String,
    at: { type: Date, required: true },
  },
  { collection: 'error_reports', ...STORED },
);
reportSchema.index({ at: -1 });
reportSchema.index({ app: 1, at: -1 });

export function errorReportModel(connection: Connection): Model<ErrorReportDocument> {
  return connection.models.ErrorReport ?? connection.model<ErrorReportDocument>('ErrorReport', reportSchema);
}
