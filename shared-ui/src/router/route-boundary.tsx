import { Component, createContext, type ReactNode, useContext } from 'react';
import type { Location } from 'react-router';

const ErrorContext = createContext<unknown>(undefined);

/** The error that the page threw, for its `ErrorBoundary` or `errorElement`. */
export const useRouteError = (): unknown => useContext(ErrorContext);

type Props = { location: Location; fallback: ReactNode; children: ReactNode };
type State = { location: Location; thrown: { error: unknown } | undefined };

/** Renders the fallback in place of a page that throws, until the next navigation. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, thrown: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, thrown: undefined };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <ErrorContext value={thrown.error}>{this.props.fallback}</ErrorContext>;
  }
}
