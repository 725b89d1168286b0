import { type FormEvent, useState } from 'react';
import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Field, WithButton } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { ACTIONS, Actions, Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Card, Empty, Note, View } from '../ui/View.tsx';

/** Renders named states of the project, to which it can return. */
export function SnapshotsView() {
  const project = useProject();
  const { client } = project;
  const { data, problem } = useLive(project.snapshots);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const take = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return setError('Write a name, such as before-checkout.');
    act(async () => {
      await client.snapshot(wanted);
      setName('');
      return `The snapshot ${wanted} is taken.`;
    });
  };
  const restore = (wanted: string) =>
    act(async () => {
      await client.restore(wanted);
      return `${project.projectId} is as it was in the snapshot ${wanted}.`;
    });
  const remove = (wanted: string) =>
    act(async () => {
      await client.deleteSnapshot(wanted);
      return `The snapshot ${wanted} is deleted.`;
    });
  return (
    <View
      title="Snapshots"
      summary={`Named states of ${project.projectId}. They are gone when the emulator ends.`}
    >
      <Card title="New snapshot">
        <form className={layout.cardBody} onSubmit={take} noValidate aria-label="New snapshot">
          <Field label="Name" error={error} hint="An existing snapshot of this name is replaced.">
            {(control) => (
              <WithButton>
                <input
                  {...control}
                  value={name}
                  autoComplete="off"
                  onChange={({ target }) => {
                    setName(target.value);
                    setError(undefined);
                  }}
                />
                <Button type="submit" look="main">
                  Take
                </Button>
              </WithButton>
            )}
          </Field>
        </form>
      </Card>
      {problem && (
        <Note icon="alert" isWarning>
          {problem}
        </Note>
      )}
      <div className={layout.card}>
        {data?.length === 0 && (
          <Empty icon="camera" title="No snapshots">
            <p>Take one here, or in a test: client.snapshot(‘name’).</p>
          </Empty>
        )}
        {data && data.length > 0 && (
          <Table label="Snapshots" columns={['Name', 'Taken', 'Accounts', ACTIONS]}>
            {data.map((snapshot) => (
              <Row key={snapshot.name}>
                <RowHeader>{snapshot.name}</RowHeader>
                <Cell className={text.numbers} label="Taken">
                  {shortTime(snapshot.at, project.now())}
                </Cell>
                <Cell className={text.numbers} label="Accounts">
                  {snapshot.accounts.toLocaleString('en')}
                </Cell>
                <Actions>
                  <Button onClick={() => restore(snapshot.name)}>
                    Restore<span className={text.hidden}> {snapshot.name}</span>
                  </Button>
                  <Button look="quiet" danger onClick={() => remove(snapshot.name)}>
                    Delete<span className={text.hidden}> {snapshot.name}</span>
                  </Button>
                </Actions>
              </Row>
            ))}
          </Table>
        )}
      </div>
    </View>
  );
}
