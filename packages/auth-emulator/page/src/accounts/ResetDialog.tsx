import { useLive, useProject } from '../api/useLive.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as text from '../ui/text.module.css';
import { Difference } from './SaveDialog.tsx';

/** Asks before a reset, and names what is lost. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { client, projectId, difference, start } = useProject();
  const { data } = useLive(difference);
  const hasSeed = useLive(start).data?.seed;
  async function reset(): Promise<string> {
    const count = await client.reset();
    return `${projectId} is reset: it has ${count === 1 ? '1 account' : `${count} accounts`}.`;
  }
  return (
    <Dialog
      title={hasSeed ? `Reset ${projectId} to its seed?` : `Reset ${projectId}?`}
      confirm={hasSeed ? 'Reset to seed' : 'Reset'}
      danger
      onConfirm={reset}
      onClose={onClose}
    >
      {hasSeed && data ? (
        <Difference
          lines={[
            ['to delete', [...data.added, ...data.leftOut]],
            ['to restore', data.changed],
            ['to create again', data.removed],
          ]}
          none="The accounts are those of the seed."
        />
      ) : (
        <p>All accounts are deleted.</p>
      )}
      <p>Messages, failures, a changed password policy and the clock are cleared, too.</p>
      <p className={text.soft}>Other projects stay as they are. This cannot be undone.</p>
    </Dialog>
  );
}
