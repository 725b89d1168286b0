import { lazy, type ReactNode, Suspense } from 'react';

/** The developer panel in development against the local emulator; nothing, and no code, in any build. */
export const developerTools: ReactNode =
  import.meta.env.DEV && !import.meta.env.VITE_FIREBASE_API_KEY ? loadPanel() : null;

function loadPanel(): ReactNode {
  const Panel = lazy(async () => {
    const { DeveloperPanel } = await import('./DeveloperPanel.tsx');
    return { default: DeveloperPanel };
  });
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
