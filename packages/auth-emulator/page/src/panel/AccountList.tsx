import { useRef, useState } from 'react';
import { ResetDialog } from '../accounts/ResetDialog.tsx';
import { createLive } from '../api/createLive.ts';
import type { ProjectData } from '../api/projectData.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { pageAddress } from '../shell/address.ts';
import { Button } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Problem } from '../ui/View.tsx';
import { AccountRow } from './AccountRow.tsx';

const ALL = 50; // accounts that fit into the list without a search
const OF_SEED = 20;
const LATEST = 10;

/** The accounts that the panel lists: all, in order of creation, or the first ones, the newest and the last used. */
const createShownAccounts = ({ client, events }: ProjectData) =>
  createLive(events, {
    topics: ['accounts'],
    load: async () => {
      const { total, accounts } = await client.findAccounts({
        sort: 'created',
        order: 'asc',
        size: ALL,
      });
      if (total <= ALL) return { total, accounts };
      const latest = await Promise.all(
        (['created', 'lastLogin'] as const).map((sort) =>
          client.findAccounts({ sort, order: 'desc', size: LATEST }),
        ),
      );
      const some = [...accounts.slice(0, OF_SEED), ...latest.flatMap((found) => found.accounts)];
      return { total, accounts: [...new Map(some.map((one) => [one.localId, one])).values()] };
    },
  });

const known = new WeakMap<ProjectData, ReturnType<typeof createShownAccounts>>();

/** Returns the one list of a project. */
function shownAccountsOf(project: ProjectData) {
  const source = known.get(project) ?? createShownAccounts(project);
  known.set(project, source);
  return source;
}

/** Renders the accounts, and a button that restores the first ones. */
export function AccountList() {
  const project = useProject();
  const { data, problem } = useLive(shownAccountsOf(project));
  const list = useRef<HTMLUListElement>(null);
  const [isResetting, setResetting] = useState(false);
  return (
    <>
      <Problem text={problem} />
      <ul ref={list} tabIndex={-1} aria-label="Accounts">
        {data?.accounts.map((account) => (
          <AccountRow
            key={account.localId}
            account={account}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <p className={`${layout.bar} ${layout.foot}`}>
        {data && data.total > data.accounts.length && (
          <a href={pageAddress(project.projectId)} target="_blank" rel="noopener">
            {`All ${data.total.toLocaleString('en')} accounts`}
          </a>
        )}
        <Button label="Reset to seed" danger onClick={() => setResetting(true)} />
      </p>
      {isResetting && <ResetDialog onClose={() => setResetting(false)} />}
    </>
  );
}
