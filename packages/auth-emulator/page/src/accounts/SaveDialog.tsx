import { useState } from 'react';
import { describeProblem } from '../api/describeProblem.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { notify } from '../shell/notices.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Difference } from './Difference.tsx';

/** Asks before the seed is overwritten, and shows what changes in it. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { client, projectId, difference } = useProject();
  const { data, problem } = useLive(difference);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await client.save();
      notify({ text: 'The seed is saved.' });
      onClose();
    } catch (error) {
      setFailure(describeProblem(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={`Save ${projectId} as the seed?`}
      confirm="Save as seed"
      isBusy={isBusy || data?.possible !== true}
      problem={failure ?? problem ?? data?.reason}
      onConfirm={save}
      onClose={onClose}
    >
      <p>
        This overwrites the accounts in <code>{data?.folder ?? 'the seed’s folder'}</code>.
        Passwords stay readable there.
      </p>
      {data && (
        <Difference
          lines={[
            ['are added', data.added],
            ['change', data.changed],
            ['are removed', data.removed],
            ['are left out, because a seed holds no guests', data.leftOut],
          ]}
          none="The accounts are those of the seed: nothing changes."
        />
      )}
    </Dialog>
  );
}
