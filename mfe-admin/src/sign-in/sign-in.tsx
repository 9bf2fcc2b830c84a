import { PageHead } from '../parts/index.ts';

/** Staff sign-in. */
export function SignIn() {
  return <PageHead title="Staff sign-in" />;
}
