import { createRoot } from 'react-dom/client';
import { projectData } from '../api/projectData.ts';
import { ProjectProvider } from '../api/useLive.ts';
import '../styles/base.css';
import { connectToHost } from './host.ts';
import { PanelApp } from './Panel.tsx';
import { signInAs } from './signInAs.ts';

const root = document.getElementById('root');
const projectId = new URLSearchParams(location.search).get('project');
if (root === null) throw new Error('panel.html has no #root.');
if (projectId === null) throw new Error('The address of the panel names no project.');
const project = projectData(projectId);
connectToHost(async (localId) => {
  const account = await project.readAccount(localId);
  if (account !== null) signInAs(project, account);
});
createRoot(root).render(
  <ProjectProvider value={project}>
    <PanelApp />
  </ProjectProvider>,
);
