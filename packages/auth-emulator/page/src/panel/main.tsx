import { createRoot } from 'react-dom/client';
import { projectData } from '../api/projectData.ts';
import { ProjectProvider } from '../api/useLive.ts';
import '../styles/base.css';
import { connectToHost } from './host.ts';
import { PanelApp } from './PanelApp.tsx';

const root = document.getElementById('root');
const projectId = new URLSearchParams(location.search).get('project');
if (root === null) throw new Error('panel.html has no #root.');
if (projectId === null) throw new Error('The address of the panel names no project.');
connectToHost();
createRoot(root).render(
  <ProjectProvider value={projectData(projectId)}>
    <PanelApp />
  </ProjectProvider>,
);
