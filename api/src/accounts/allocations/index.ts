export { accountAddress, customerOfAccount } from './account.ts';
export { announceDemo } from './demo.ts';
export { allocationHandlers } from './handlers.ts';
export { allocationModel } from './model.ts';
export { workOnAllocations } from './share.ts';
export { allocationMails } from './share-mails.ts';
export { allocationSource, allocationTask } from './task.ts';
