export { PasskeyDialog } from './passkey-dialog.tsx';
export { PasskeysSection } from './passkeys-section.tsx';
export { useConfirming } from './use-confirming.ts';
