export { tellSignedInAtom, useSignInElsewhere } from './sign-in-elsewhere.ts';
export { useSignOut } from './use-sign-out.ts';
export { type StaffState, useStaffSession } from './use-staff-session.ts';
export { useKeptPage, useWayBack } from './way-back.ts';
