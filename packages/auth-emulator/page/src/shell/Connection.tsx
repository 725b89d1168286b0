import { Check, Clock, TriangleAlert } from 'lucide-react';
import { useConnection } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';

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
