export { useReturnPage, useStoreReturnPage } from './return-page.ts';
export { tellSignedInAtom, useSignInElsewhere } from './sign-in-elsewhere.ts';
export { askForDevSessionAtom } from './signed-out.ts';
export { useSaved, useUnsaved } from './unsaved-texts.ts';
export { useSignOut } from './use-sign-out.ts';
export { useStaffSession } from './use-staff-session.ts';
