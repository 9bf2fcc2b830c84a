import type { Problem } from 'shared-domain/client';
import { MAIN_ID } from 'shared-ui/frame';
import { ErrorState } from 'shared-ui/states';
import { ButtonLink } from '../../kit/parts/index.ts';
import { paths } from '../address/index.ts';

/** The API couldn't say who is signed in (STAFF-9). */
export function AuthFailure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <ErrorState
        title="Authentication Error"
        onRetry={onRetry}
        action={<ButtonLink to={paths.login}>Go to Login</ButtonLink>}
      >
        {problem.detail}
      </ErrorState>
    </main>
  );
}
