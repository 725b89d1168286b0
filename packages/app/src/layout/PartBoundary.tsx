import { useMessages } from '@toystore/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface PartBoundaryProps {
  /** Reports that the part is missing. */
  message: string;
  /** Identifies what the part shows: another value retries it after an error. */
  shown?: string | undefined;
  children: ReactNode;
}

/** An error boundary for a part of the layout: the page renders without that part, and a message reports it. */
export function PartBoundary({ message, shown, children }: PartBoundaryProps) {
  const { showStatus } = useMessages();
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[shown]}
      onError={(error) => {
        window.reportError(error); // for monitoring, which listens to the window
        showStatus({ message });
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
