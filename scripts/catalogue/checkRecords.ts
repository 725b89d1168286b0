import type {
  ParsedCatalogue,
  RecordProblem,
} from '../../packages/storefront/src/catalogue/toySchema.ts';
import { countOf, type Finding, groupBy, type Subject } from './findings.ts';

/** Returns the records that the shop leaves out, and the fields that it drops from their toys, by reason. */
export function checkRecords({ rejected, incomplete }: ParsedCatalogue): Finding[] {
  const missing = incomplete.filter(isMissing);
  const dropped = incomplete.filter((problem) => !isMissing(problem));
  return [
    ...byReason(rejected).map(
      ({ reason, subjects }): Finding => ({
        level: 'error',
        area: 'records',
        message: `${countOf(subjects.length, 'record')} left out: ${reason}`,
        subjects,
      }),
    ),
    ...byReason(dropped).map(
      ({ reason, subjects }): Finding => ({
        level: 'error',
        area: 'fields',
        message: `${countOf(subjects.length, 'toy')} without a field that was dropped: ${reason}`,
        subjects,
      }),
    ),
    ...byReason(missing).map(
      ({ reason, subjects }): Finding => ({
        level: 'warning', // a shop may have no ratings
        area: 'fields',
        message: `${countOf(subjects.length, 'toy')}: ${reason}`,
        subjects,
      }),
    ),
  ];
}

/** Whether the catalogue never had the field. A member, such as `manufacturer.name`, makes its whole field invalid. */
const isMissing = ({ field, reason }: RecordProblem) =>
  reason === 'is missing' && !field.includes('.');

function byReason(problems: readonly RecordProblem[]): { reason: string; subjects: Subject[] }[] {
  const reasonOf = ({ field, reason }: RecordProblem) => `${field} ${reason}`;
  return groupBy(problems, reasonOf).map((group) => ({
    reason: group.slice(0, 1).map(reasonOf).join(),
    subjects: group.map(({ position, name }) => ({ position: position + 1, toyName: name })),
  }));
}
