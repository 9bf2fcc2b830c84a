export { reportDemoWeek } from './demo.ts';
export { salesReportHandlers } from './handlers.ts';
export { reportModel, reportSource } from './model.ts';
export { prepareDue, salesReportTask } from './prepare.ts';
export { salesReportMails } from './send.ts';
