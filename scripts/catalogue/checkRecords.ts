import type {
  ParsedCatalogue,
  RecordProblem,
} from '../../packages/storefront/src/catalogue/toySchema.ts';
import { countOf, type Finding } from './findings.ts';

/** Returns the records that the shop leaves out, and the fields that it drops from their toys, by reason. */
export function checkRecords({ rejected, incomplete }: ParsedCatalogue): Finding[] {
  const missing = incomplete.filter(isMissing);
  const dropped = incomplete.filter((problem) => !isMissing(problem));
  return [
    ...byReason(rejected, { level: 'error', area: 'records' }, 'record', ' left out'),
    ...byReason(
      dropped,
      { level: 'error', area: 'fields' },
      'toy',
      ' without a field that was dropped',
    ),
    ...byReason(missing, { level: 'warning', area: 'fields' }, 'toy'), // a shop may have no ratings
  ];
}

/** Whether the catalogue never had the field. A member, such as `manufacturer.name`, makes its whole field invalid. */
const isMissing = ({ field, reason }: RecordProblem) =>
  reason === 'is missing' && !field.includes('.');

/** Returns a finding for each reason, whose message is the number of records, what happens to them, and the reason. */
function byReason(
  problems: readonly RecordProblem[],
  kind: Pick<Finding, 'level' | 'area'>,
  noun: string,
  consequence = '',
): Finding[] {
  const groups = Map.groupBy(problems, ({ field, reason }) => `${field} ${reason}`);
  return [...groups].map(([reason, group]) => ({
    ...kind,
    message: `${countOf(group.length, noun)}${consequence}: ${reason}`,
    subjects: group.map(({ position, name }) => ({ position: position + 1, toyName: name })),
  }));
}
