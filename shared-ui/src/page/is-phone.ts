/** Whether the window is as narrow as a phone's now; false without a window. */
export const isPhone = (): boolean => globalThis.matchMedia?.('(width < 768px)').matches ?? false;
