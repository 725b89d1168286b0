import { Clock, Shield } from 'lucide-react';
import { useLive, useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import { CopyButton } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Actions, Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import { Empty, View } from '../ui/View.tsx';
import { CodeNow } from './CodeNow.tsx';

/** Renders what the authenticator apps of all accounts show. */
export function CodesView() {
  const { codes } = useProject();
  const { data: rows } = useLive(codes);
  return (
    <View
      title="Codes"
      summary="What each authenticator app shows now, or the next code if this one was used. A code is valid once, in its 30 seconds and those before and after. The clock above moves these codes, too."
    >
      <div className={layout.card}>
        {rows?.length === 0 && (
          <Empty icon={Shield} title="No authenticator app">
            <p>Enrol one in your app, or seed an account with a TOTP factor.</p>
          </Empty>
        )}
        {rows && rows.length > 0 && (
          <Table
            label="Codes of authenticator apps"
            columns={['Account', 'Factor', 'Code', 'Actions']}
          >
            {rows.map(({ key, account, factor, code }) => (
              <Row key={key}>
                <RowHeader>{account}</RowHeader>
                <Cell>{factor ?? <Badge icon={Clock} label="Being enrolled" tone="accent" />}</Cell>
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
    </View>
  );
}
