import { useLive, useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import * as layout from '../ui/layout.module.css';
import { ACTIONS, Actions, Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import { Empty, Note, View } from '../ui/View.tsx';
import { CodeNow } from './CodeNow.tsx';

/** Renders what the authenticator apps of all accounts show. */
export function CodesView() {
  const { codes } = useProject();
  const { data: rows } = useLive(codes);
  return (
    <View
      title="Codes"
      summary="What each authenticator app shows now. A code is valid once, in its 30 seconds and those before and after."
    >
      <div className={layout.card}>
        {rows?.length === 0 && (
          <Empty icon="shield" title="No authenticator app">
            <p>Enrol one in your app, or seed an account with a TOTP factor.</p>
          </Empty>
        )}
        {rows && rows.length > 0 && (
          <Table
            label="Codes of authenticator apps"
            columns={['Account', 'Factor', 'Code', ACTIONS]}
          >
            {rows.map(({ key, account, factor, code }) => (
              <Row key={key}>
                <RowHeader>{account}</RowHeader>
                <Cell>
                  {factor ?? (
                    <Badge icon="clock" tone="accent">
                      Being enrolled
                    </Badge>
                  )}
                </Cell>
                <Cell>
                  <CodeNow code={code} />
                </Cell>
                <Actions>
                  <CopyButton value={code} what="code" of={account} />
                </Actions>
              </Row>
            ))}
          </Table>
        )}
      </div>
      {rows && rows.length > 0 && (
        <Note icon="clock">
          If a code was used, the next one is shown, so that a test need not wait. The clock above
          moves these codes, too.
        </Note>
      )}
    </View>
  );
}
