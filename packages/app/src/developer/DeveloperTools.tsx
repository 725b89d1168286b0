import { lazy, Suspense } from 'react';

/** Undefined in a build, so that the panel's code is not bundled. */
const Panel =
  import.meta.env.DEV && !import.meta.env.VITE_FIREBASE_API_KEY
    ? lazy(() => import('./EmulatorPanel.tsx'))
    : null;

/** The emulator's panel in development against the local emulator. */
export const DeveloperTools = () => Panel && <Suspense>{<Panel />}</Suspense>;
