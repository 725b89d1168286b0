import { Plus, RotateCcw, Save } from 'lucide-react';
import { useState } from 'react';
import { useLastData, useLive, useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import { View } from '../ui/View.tsx';
import { AccountList } from './AccountList.tsx';
import { AccountSheet, NewAccountSheet } from './AccountSheet.tsx';
import * as styles from './Accounts.module.css';
import { linkId, NEW } from './account.ts';
import { FIRST_QUERY, type ListQuery, queryOf } from './accountQuery.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { SaveDialog } from './SaveDialog.tsx';

/** Renders the accounts, and the sheet of the one that the address names. */
export function AccountsView({ open }: { open: string | undefined }) {
  const project = useProject();
  const [query, setQuery] = useState(FIRST_QUERY);
  const [dialog, setDialog] = useState<'save' | 'reset'>();
  const live = useLive(project.accounts(queryOf(query)));
  const page = useLastData(live.data);
  const hasSeed = useLive(project.start).data?.seed;
  const onQuery = (change: Partial<ListQuery>) => setQuery((last) => ({ ...last, ...change }));
  const close = () => setDialog(undefined);
  return (
    <div className={styles.split} data-open={open !== undefined}>
      <View
        title="Accounts"
        isBeside={open !== undefined}
        summary={
          page &&
          `${page.total === 1 ? '1 account' : `${page.total.toLocaleString('en')} accounts`} in ${project.projectId}. Search and sorting cover all of them.`
        }
        actions={
          open === undefined && (
            <Buttons>
              <Button
                label="Add account"
                icon={Plus}
                look="main"
                href={addressOf('accounts', NEW)}
                id={linkId(NEW)}
              />
              {hasSeed && (
                <Button label="Save as seed" icon={Save} onClick={() => setDialog('save')} />
              )}
              <Button
                label={hasSeed === false ? 'Reset' : 'Reset to seed'}
                icon={RotateCcw}
                onClick={() => setDialog('reset')}
              />
            </Buttons>
          )
        }
      >
        <AccountList {...{ page, problem: live.problem, query, onQuery, open }} />
      </View>
      {open === NEW && <NewAccountSheet />}
      {open !== undefined && open !== NEW && <AccountSheet key={open} accountKey={open} />}
      {dialog === 'save' && <SaveDialog onClose={close} />}
      {dialog === 'reset' && <ResetDialog onClose={close} />}
    </div>
  );
}
