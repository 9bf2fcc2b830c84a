export { boundErrorReports, errorHandlers } from './handlers.ts';
export { errorReportModel } from './model.ts';
