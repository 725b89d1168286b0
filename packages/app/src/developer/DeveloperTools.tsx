import { lazy, Suspense } from 'react';

/** Nothing, and no code, in any build. */
const Panel =
  import.meta.env.DEV && !import.meta.env.VITE_FIREBASE_API_KEY
    ? lazy(async () => {
        const { DeveloperPanel } = await import('./DeveloperPanel.tsx');
        return { default: DeveloperPanel };
      })
    : null;

/** The developer panel in development against the local emulator. */
export const DeveloperTools = () =>
  Panel && (
    <Suspense>
      <Panel />
    </Suspense>
  );
