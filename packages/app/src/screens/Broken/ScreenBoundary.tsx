import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { visitOf } from '../../layout/visitOf.ts';
import { Broken } from './Broken.tsx';

/** Shows that something broke in place of what throws inside, until another page is visited. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary visit={visitOf(useLocation())}>{children}</Boundary>;
}

interface BoundaryProps {
  visit: string;
  children: ReactNode;
}

interface BoundaryState {
  visit: string;
  failure?: { error: unknown } | undefined;
}

/** Only a class can catch what is thrown while rendering. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState) {
    return visit === state.visit ? null : { visit, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Broken error={failure.error} />;
  }
}
