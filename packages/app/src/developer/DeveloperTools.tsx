import { lazy, Suspense } from 'react';

/** Undefined in a build, so that the panel's code is not bundled. */
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
