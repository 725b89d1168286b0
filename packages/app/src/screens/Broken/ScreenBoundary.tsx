import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';
import { Broken } from './Broken.tsx';

/** Shows that something broke in place of what throws inside, until another page is visited. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  failure?: { error: unknown } | undefined;
}

/** Only a class can catch what is thrown while rendering. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Broken error={failure.error} />;
  }
}
