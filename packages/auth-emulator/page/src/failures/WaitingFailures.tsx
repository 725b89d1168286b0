import type { Fault } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { ACTIONS, Actions, Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { Card } from '../ui/View.tsx';
import { replaceFaults } from './commonFailures.ts';
import { waitingOf } from './waitingFaults.ts';

const sameFault = (one: Fault, other: Fault) => JSON.stringify(one) === JSON.stringify(other);

/** Returns what a failing request gets. */
function answerOf({ error, delay }: Fault): string {
  const late = delay > 0 ? `, ${delay} ms late` : '';
  if (error === 'delay') return `only late: ${delay} ms`;
  if (error === 'hang') return `no answer${late}`;
  if (error === 'close') return `closed connection${late}`;
  return `${typeof error === 'number' ? `HTTP ${error}` : error.split(' ')[0]}${late}`;
}

const whoseOf = ({ account, admin }: Fault) =>
  [account?.email ?? account?.localId ?? 'Any account', admin && 'Admin SDK']
    .filter(Boolean)
    .join(', ');

/** Renders the failures that wait for a number of requests. */
export function WaitingFailures({ faults }: { faults: Fault[] }) {
  const { client } = useProject();
  const waiting = waitingOf(faults);
  const clear = (fault: Fault) =>
    act(async () => {
      await replaceFaults(client, (all) => {
        const index = all.findIndex((one) => sameFault(one, fault));
        return all.filter((_, at) => at !== index);
      });
      return `The failure of ${fault.operation} is cleared.`;
    });
  return (
    <Card title="Waiting">
      {waiting.length === 0 ? (
        <p className={`${layout.cardBody} ${text.soft}`}>No failure waits for a request.</p>
      ) : (
        <Table
          label="Failures that wait"
          columns={['Operation', 'Answer', 'Whose', 'Left', ACTIONS]}
        >
          {waiting.map((fault, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: failures have no name, and equal ones may wait
            <Row key={index}>
              <RowHeader>
                <code>{fault.operation === '*' ? 'any operation' : fault.operation}</code>
              </RowHeader>
              <Cell>
                <code>{answerOf(fault)}</code>
              </Cell>
              <Cell className={text.wraps}>{whoseOf(fault)}</Cell>
              <Cell className={text.numbers} label="Left">
                {fault.times.toLocaleString('en')}
                {fault.every && `, each ${fault.every}th`}
              </Cell>
              <Actions>
                <Button onClick={() => clear(fault)}>
                  Clear<span className={text.hidden}> the failure of {fault.operation}</span>
                </Button>
              </Actions>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}
