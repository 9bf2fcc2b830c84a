import { errorReport } from 'shared-domain/contracts';
import { z } from 'zod';
import { modelOf, objectId, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** An error on a page, with the page's composition. */
const report = errorReport.extend({
  _id: objectId,
  at: z.date(),
  composition: errorReport.shape.composition.optional(),
});
export type ErrorReportDocument = Stored<typeof report>;

const reportSchema = schemaOf(report, { collection: 'error_reports' });
reportSchema.index({ at: -1 });
reportSchema.index({ app: 1, at: -1 });

export const errorReportModel = modelOf<ErrorReportDocument>('ErrorReport', reportSchema);
