import { Component, type ReactNode, Suspense } from 'react';

interface GuardProps {
  children: ReactNode;
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
  /** Shown if the code can't be fetched. */
  failed?: ReactNode;
  onFailure?: (failure: unknown) => void;
}

/**
 * Wraps a part whose code is loaded on demand or belongs to another team: if it doesn't arrive, or throws, it must not
 * break the page.
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
