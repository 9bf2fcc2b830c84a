import { Component, type ReactNode, Suspense } from 'react';

interface GuardProps {
  children: ReactNode;
  /** While the code is on the way; nothing by default. */
  waiting?: ReactNode;
  /** What shows where the code could not be fetched. */
  failed?: ReactNode;
  onFailure?: (failure: unknown) => void;
}

/**
 * Around a part whose code is fetched when it is needed, or is another team's: one that does not arrive, or throws, must
 * not take the page along.
 */
export class Guard extends Component<GuardProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onFailure?.(failure);
  }

  override render() {
    const { children, waiting = null, failed = null } = this.props;
    return this.state.broken ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
