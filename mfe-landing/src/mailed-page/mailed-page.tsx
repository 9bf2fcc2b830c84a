import type { ReactNode } from 'react';
import type { Problem } from 'shared-domain/client';
import { ButtonLink } from 'shared-ui/button';
import { Page, usePageTitle } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';

interface Props {
  title: string;
  /** What is loaded: 'your delivery'. */
  what: string;
  /** Why the link may not open. */
  validity: string;
  problem: Problem | null | undefined;
  onRetry: () => void;
  /** The page once its content is known. */
  children: ReactNode;
}

/** A page that a mailed link opens: its content, or why there is none yet. Search engines leave it out. */
export function MailedPage({ title, children, ...waiting }: Props) {
  usePageTitle(title);
  return (
    <Page>
      <meta name="robots" content="noindex" />
      {children || <NotKnown {...waiting} />}
    </Page>
  );
}

function NotKnown({ what, validity, problem, onRetry }: Omit<Props, 'title' | 'children'>) {
  if (problem?.code === 'link_invalid')
    return (
      <Empty
        level={1}
        title="This link is not valid"
        action={<ButtonLink to="/">To the front page</ButtonLink>}
      >
        {validity}
      </Empty>
    );
  if (!problem) return <Loading>{`Loading ${what}...`}</Loading>;
  return (
    <ErrorState level={1} title={`We couldn't load ${what}`} onRetry={onRetry}>
      {problem.detail}
    </ErrorState>
  );
}
