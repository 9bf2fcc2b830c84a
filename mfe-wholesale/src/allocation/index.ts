export { AllocationBox } from './allocation-box.tsx';
export { HowShared } from './how-shared.tsx';
