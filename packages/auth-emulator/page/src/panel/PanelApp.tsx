import { useHost } from './host.ts';
import { Panel } from './Panel.tsx';
import { useSummary } from './useSummary.ts';

/** Renders the form while the panel is open, and keeps the tab's summary current while it is closed, too. */
export function PanelApp() {
  useSummary();
  return useHost()?.isOpen && <Panel />;
}
