import { Component, type ReactNode, Suspense } from 'react';

interface GuardProps {
  children: ReactNode;
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
  /** Shown if the code can't be loaded. */
  failed?: ReactNode;
  onFailure?: (failure: unknown) => void;
}

/** Contains a part that is loaded on demand or belongs to another team, so that its failure doesn't break the page. */
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
