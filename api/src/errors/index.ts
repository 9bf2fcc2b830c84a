export { errorReportModel } from './model.ts';
export { boundErrorReports, errorRoutes } from './routes.ts';
