import { useState } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Breakable } from '../ui/Breakable.tsx';
import { Field } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { Empty, View } from '../ui/View.tsx';
import * as styles from './CoverageView.module.css';
import operations from './operations.json';

type Operation = (typeof operations)[number];

/** What the select offers, and whether an operation belongs to it. */
const CHOICES: Record<string, (operation: Operation) => boolean> = {
  All: () => true,
  'Added by this package': ({ bare, here }) => here && !bare,
  'Not implemented': ({ here }) => !here,
};

const count = (key: 'bare' | 'here') => operations.filter((operation) => operation[key]).length;

/** Renders which operations of the API the bare emulator and this one implement. `npm run coverage` writes the list. */
export function CoverageView() {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('All');
  const words = search.trim().toLowerCase();
  const found = operations.filter(
    (operation) => CHOICES[choice]?.(operation) && textOf(operation).includes(words),
  );
  return (
    <View
      title="Coverage"
      summary={`The API has ${operations.length} operations: the bare emulator implements ${count('bare')} of them, this one ${count('here')}.`}
    >
      <div className={layout.card}>
        <search className={layout.toolbar} aria-label="Operations">
          <SearchInput placeholder="Operation or test" value={search} onChange={setSearch} />
          <Field label="Show">
            {(control) => (
              <select
                {...control}
                value={choice}
                onChange={({ target }) => setChoice(target.value)}
              >
                {Object.keys(CHOICES).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
        </search>
        {found.length === 0 ? (
          <Empty icon="table" title="No operation">
            <p>No operation matches the search.</p>
          </Empty>
        ) : (
          <Table
            label="Operations"
            className={styles.coverage}
            columns={['Operation', 'Bare emulator', 'This one', 'Test']}
          >
            {found.map((operation) => (
              <OperationRow key={`${operation.method} ${operation.path}`} operation={operation} />
            ))}
          </Table>
        )}
      </div>
    </View>
  );
}

const OperationRow = ({ operation }: { operation: Operation }) => (
  <Row>
    <RowHeader className={text.mono}>
      {operation.method} <Breakable text={operation.path.replace(/^\/[\w.]+\.com/, '')} />
    </RowHeader>
    <Cell label="Bare emulator">
      <Support has={operation.bare} />
    </Cell>
    <Cell label="This one">
      <Support has={operation.here} />
    </Cell>
    <Cell label="Test" className={text.small}>
      {operation.test.title}{' '}
      <span className={`${text.soft} ${text.wraps}`}>{operation.test.file}</span>
    </Cell>
  </Row>
);

const Support = ({ has }: { has: boolean }) =>
  has ? (
    <Badge icon="check" tone="good">
      Yes
    </Badge>
  ) : (
    <Badge icon="cross">No</Badge>
  );

const textOf = ({ method, path, test }: Operation) =>
  [method, path, test.title, test.file].join(' ').toLowerCase();
