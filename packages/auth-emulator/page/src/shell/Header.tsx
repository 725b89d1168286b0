import { Lock } from 'lucide-react';
import { useLive, useProject } from '../api/useLive.ts';
import { openProject } from './address.ts';
import { ClockMenu } from './ClockMenu.tsx';
import { Connection } from './Connection.tsx';
import * as styles from './Shell.module.css';

/** Renders the project, its clock and the connection. */
export function Header() {
  const project = useProject();
  const { data: projects = [] } = useLive(project.projects);
  const { projectId } = project;
  const known = projects.includes(projectId) ? projects : [projectId, ...projects];
  return (
    <header className={styles.header}>
      <p className={styles.product}>
        <Lock />
        <span>Auth emulator</span>
      </p>
      <label className={styles.project}>
        <span>Project</span>
        <select value={projectId} onChange={({ target }) => openProject(target.value)}>
          {known.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <ClockMenu />
      <Connection />
    </header>
  );
}
