import { Check, Clock, Lock, TriangleAlert } from 'lucide-react';
import { useConnection, useLive, useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import { openProject } from './address.ts';
import { ClockMenu } from './ClockMenu.tsx';
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

/** Renders whether the page hears from the emulator. */
export function Connection() {
  const connection = useConnection();
  return (
    <p role="status">
      {connection === 'connected' && <Badge icon={Check} label="Connected" tone="good" />}
      {connection === 'connecting' && <Badge icon={Clock} label="Connecting" />}
      {connection === 'lost' && (
        <Badge icon={TriangleAlert} label="Not connected, retrying" tone="bad" />
      )}
    </p>
  );
}
