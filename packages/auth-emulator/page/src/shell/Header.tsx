import { useConnection, useLive, useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as text from '../ui/text.module.css';
import { openProject } from './address.ts';
import { ClockMenu } from './ClockMenu.tsx';
import * as styles from './Header.module.css';

/** Renders the project, its clock and the connection. */
export function Header() {
  const project = useProject();
  const { data: projects = [] } = useLive(project.projects);
  const { projectId } = project;
  const known = projects.includes(projectId) ? projects : [projectId, ...projects];
  return (
    <header className={styles.header}>
      <p className={styles.product}>
        <Icon name="lock" size={20} />
        Auth emulator
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

function Connection() {
  const connection = useConnection();
  return (
    <p className={styles.connection} role="status">
      {connection === 'connected' && (
        <Badge icon="check" tone="good">
          Connected
        </Badge>
      )}
      {connection === 'connecting' && <Badge icon="clock">Connecting</Badge>}
      {connection === 'lost' && (
        <Badge icon="alert" tone="bad">
          Not connected, retrying
        </Badge>
      )}
      <code className={text.soft}>{location.host}</code>
    </p>
  );
}
