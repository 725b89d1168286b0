import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** Around a part of the layout: when it throws, the page does without it, and a message says so. */
export function PartBoundary({ name, children }: { name: string; children: ReactNode }) {
  const { showStatus } = useMessages();
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        window.reportError(error); // for monitoring, which listens to the window
        showStatus({ message: `${name} couldn't be shown. Please reload the page.` });
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
