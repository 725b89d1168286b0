import { useLive, useProject } from '../api/useLive.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as text from '../ui/text.module.css';

/** Asks before the seed is overwritten, and shows what changes in it. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { client, projectId, difference } = useProject();
  const { data, problem } = useLive(difference);
  return (
    <Dialog
      title={`Save ${projectId} as the seed?`}
      confirm="Save as seed"
      problem={problem ?? data?.reason}
      isReady={data?.possible === true}
      onConfirm={() => client.save().then(() => 'The seed is saved.')}
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

const NAMED = 5;

interface DifferenceProps {
  /** Each change and the accounts that it affects: `['are added', names]`. */
  lines: readonly (readonly [string, readonly string[]])[];
  /** The sentence if nothing happens. */
  none: string;
}

/** Renders what differs from the seed: the number of accounts, and the first names. */
export function Difference({ lines, none }: DifferenceProps) {
  const found = lines.filter(([, names]) => names.length > 0);
  if (found.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {found.map(([what, names]) => (
        <li key={what} className={text.wraps}>
          <b>{`${names.length.toLocaleString('en')} ${what}: `}</b>
          <span>
            {names.slice(0, NAMED).join(', ')}
            {names.length > NAMED && ' and others'}.
          </span>
        </li>
      ))}
    </ul>
  );
}
