import { useSyncExternalStore } from 'react';
import { firstProject } from './api/firstProject.ts';
import { projectData } from './api/projectData.ts';
import { ProjectProvider } from './api/useLive.ts';
import { useNamedProject } from './shell/address.ts';
import { Shell } from './shell/Shell.tsx';

/** Renders the project that the address names, or the first one. */
export function App() {
  const named = useNamedProject();
  const first = useSyncExternalStore(firstProject.subscribe, firstProject.read);
  const projectId = named ?? first;
  // As in index.html, until the emulator has named its project.
  if (projectId === undefined) return <p className="starting">Auth emulator</p>;
  return (
    <ProjectProvider value={projectData(projectId)} key={projectId}>
      <Shell />
    </ProjectProvider>
  );
}
