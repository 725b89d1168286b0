import { useState } from 'react';
import { useLastData, useLive, useProject } from '../api/useLive.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as layout from '../ui/layout.module.css';
import { View } from '../ui/View.tsx';
import { AccountList } from './AccountList.tsx';
import { AccountSheet } from './AccountSheet.tsx';
import * as styles from './AccountsView.module.css';
import { AddDialog } from './AddDialog.tsx';
import { FIRST_QUERY, type ListQuery, queryOf } from './accountQuery.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { SaveDialog } from './SaveDialog.tsx';

/** Renders the accounts, and the sheet of the one that the address names. */
export function AccountsView({ open }: { open: string | undefined }) {
  const project = useProject();
  const [query, setQuery] = useState(FIRST_QUERY);
  const [dialog, setDialog] = useState<'add' | 'save' | 'reset'>();
  const live = useLive(project.accounts(queryOf(query)));
  const page = useLastData(live.data);
  const hasSeed = useLive(project.start).data?.seed;
  const onQuery = (change: Partial<ListQuery>) => setQuery((last) => ({ ...last, ...change }));
  const close = () => setDialog(undefined);
  return (
    <div className={open === undefined ? undefined : styles.split}>
      <div className={open === undefined ? undefined : styles.beside}>
        <View
          title="Accounts"
          isBeside={open !== undefined}
          summary={page && summary(page.total, project.projectId)}
          actions={
            open === undefined && (
              <Buttons>
                <Button look="main" onClick={() => setDialog('add')}>
                  <Icon name="plus" />
                  Add account
                </Button>
                {hasSeed && (
                  <Button onClick={() => setDialog('save')}>
                    <Icon name="save" />
                    Save as seed
                  </Button>
                )}
                <Button onClick={() => setDialog('reset')}>
                  <Icon name="reset" />
                  {hasSeed === false ? 'Reset' : 'Reset to seed'}
                </Button>
              </Buttons>
            )
          }
        >
          <div className={layout.card}>
            <AccountList {...{ page, problem: live.problem, query, onQuery, open }} />
          </div>
        </View>
      </div>
      {open !== undefined && <AccountSheet key={open} accountKey={open} />}
      {dialog === 'add' && <AddDialog onClose={close} />}
      {dialog === 'save' && <SaveDialog onClose={close} />}
      {dialog === 'reset' && <ResetDialog onClose={close} />}
    </div>
  );
}

const summary = (total: number, projectId: string) =>
  `${total === 1 ? '1 account' : `${total.toLocaleString('en')} accounts`} in ${projectId}. Search and sorting cover all of them.`;
