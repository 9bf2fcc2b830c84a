export { boundErrorReports, errorReportHandlers } from './handlers.ts';
export { errorReportModel } from './model.ts';
