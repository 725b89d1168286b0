import { useSyncExternalStore } from 'react';
import { projectData } from './api/projectData.ts';
import { ProjectProvider } from './api/useLive.ts';
import { useNamedProject } from './shell/address.ts';
import { Shell } from './shell/Shell.tsx';

const RETRY = 1000; // ms

/** The project that the emulator was started with. */
let first: string | undefined;
const listeners = new Set<() => void>();
let isAsked = false;

async function ask(): Promise<void> {
  try {
    const headers = { authorization: 'Bearer owner' };
    const response = await fetch('/toystore/projects', { headers });
    const { projects }: { projects: string[] } = await response.json();
    first = projects[0];
    for (const listener of listeners) listener();
  } catch {
    setTimeout(ask, RETRY); // the emulator restarts
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) ask();
  isAsked = true;
  return () => listeners.delete(listener);
}

/** Renders the project that the address names, or the first one. */
export function App() {
  const started = useSyncExternalStore(subscribe, () => first);
  const projectId = useNamedProject() ?? started;
  // As in index.html, until the emulator has named its project.
  if (projectId === undefined) return <p className="starting">Auth emulator</p>;
  return (
    <ProjectProvider value={projectData(projectId)} key={projectId}>
      <Shell />
    </ProjectProvider>
  );
}
