import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Form, Input } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { Actions, Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import { shortTime } from '../ui/times.ts';
import { Card, Empty, Problem, View } from '../ui/View.tsx';

/** Renders named states of the project, to which it can return. */
export function SnapshotsView() {
  const { client, projectId, snapshots, now } = useProject();
  const { data, problem } = useLive(snapshots);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const type = (text: string) => {
    setName(text);
    setError(undefined);
  };
  const take = async () => {
    const wanted = name.trim();
    if (wanted === '') return setError('Write a name, such as before-checkout.');
    const done = `The snapshot ${wanted} is taken.`;
    if (await act(() => client.snapshot(wanted), done)) setName('');
  };
  return (
    <View
      title="Snapshots"
      summary={`Named states of ${projectId}. They are gone when the emulator ends.`}
    >
      <Card title="New snapshot">
        <Form onSubmit={take} aria-label="New snapshot">
          <Input
            label="Name"
            error={error}
            hint="An existing snapshot of this name is replaced."
            value={name}
            onChange={type}
            button={<Button label="Take" type="submit" look="main" />}
          />
        </Form>
      </Card>
      <Problem text={problem} />
      <div className={layout.card}>
        {data?.length === 0 && (
          <Empty icon={Camera} title="No snapshots">
            <p>Take one here, or in a test: client.snapshot(‘name’).</p>
          </Empty>
        )}
        {data && data.length > 0 && (
          <Table label="Snapshots" columns={['Name', 'Taken', 'Accounts', 'Actions']}>
            {data.map(({ name: one, at, accounts }) => (
              <Row key={one}>
                <RowHeader>{one}</RowHeader>
                <Cell label="Taken">{shortTime(at, now())}</Cell>
                <Cell label="Accounts">{accounts.toLocaleString('en')}</Cell>
                <Actions>
                  <Button
                    label="Restore"
                    of={one}
                    onClick={() =>
                      act(() => client.restore(one), `${projectId} is as in the snapshot ${one}.`)
                    }
                  />
                  <Button
                    label="Delete"
                    of={one}
                    look="quiet"
                    danger
                    onClick={() =>
                      act(() => client.deleteSnapshot(one), `The snapshot ${one} is deleted.`)
                    }
                  />
                </Actions>
              </Row>
            ))}
          </Table>
        )}
      </div>
    </View>
  );
}
