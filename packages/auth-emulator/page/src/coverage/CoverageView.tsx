import { useState } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Field } from '../ui/Field.tsx';
import layout from '../ui/layout.module.css';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import text from '../ui/text.module.css';
import { View } from '../ui/View.tsx';
import operations from './operations.json';

const FILTERS = {
  all: 'All',
  here: 'Only here',
  none: 'Not implemented',
};
type Filter = keyof typeof FILTERS;

const filterNamed = (name: string): Filter =>
  (['here', 'none'] as const).find((one) => one === name) ?? 'all';

const isShown = ({ bare, here }: { bare: boolean; here: boolean }, filter: Filter) =>
  filter === 'all' || (filter === 'here' ? here && !bare : !here);

const count = operations.filter(({ here }) => here).length;
const bareCount = operations.filter(({ bare }) => bare).length;

/** Renders which operations of the API are implemented, each with the test that shows it. */
export function CoverageView() {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const words = search.trim().toLowerCase();
  const found = operations.filter(
    (one) => isShown(one, filter) && `${one.method} ${one.path}`.toLowerCase().includes(words),
  );
  return (
    <View
      title="Coverage"
      summary={`${count} of the API’s ${operations.length} operations; the bare emulator has ${bareCount}. The others answer 501.`}
    >
      <div className={layout.card}>
        <search className={layout.toolbar} aria-label="Operations">
          <SearchInput placeholder="Method or path" value={search} onChange={setSearch} />
          <Field label="Show">
            {(control) => (
              <select
                {...control}
                value={filter}
                onChange={({ target }) => setFilter(filterNamed(target.value))}
              >
                {Object.entries(FILTERS).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </search>
        <Table
          label="Operations of the API"
          columns={['Operation', 'Bare emulator', 'This emulator', 'Shown by the test']}
        >
          {found.map(({ id, method, path, bare, here, test }) => (
            <Row key={id}>
              <RowHeader>
                <code className={text.small}>
                  {method} {path.replace(/^\/[^/]+\//, '')}
                </code>
              </RowHeader>
              <Cell label="Bare emulator">
                <Verdict isThere={bare} />
              </Cell>
              <Cell label="This emulator">
                <Verdict isThere={here} />
              </Cell>
              <Cell className={`${text.small} ${text.soft} ${text.break}`}>{test.title}</Cell>
            </Row>
          ))}
        </Table>
      </div>
    </View>
  );
}

const Verdict = ({ isThere }: { isThere: boolean }) =>
  isThere ? (
    <Badge icon="check" tone="good">
      Yes
    </Badge>
  ) : (
    <Badge icon="cross">No</Badge>
  );
