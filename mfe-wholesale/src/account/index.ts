export { BillsPage } from './bills-page.tsx';
export { OwnSignInPage } from './own-sign-in-page.tsx';
export { PeoplePage } from './people-page.tsx';
export { ScarceBeerPage } from './scarce-beer-page.tsx';
export { SignInPage } from './sign-in-page.tsx';
