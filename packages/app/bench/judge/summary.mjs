/** @typedef {import('./verdict.mjs').JudgedRow} JudgedRow */

/**
 * A run in a sentence. A single round is no result, and neither are noisy rows.
 * @param {readonly Pick<JudgedRow, 'verdict' | 'goal'>[]} judged
 * @param {boolean} quick
 */
export function summaryOf(judged, quick) {
  const having = (/** @type {JudgedRow['verdict']} */ wanted) =>
    judged.filter(({ verdict }) => verdict === wanted).length;
  const others = [
    [having('not met'), 'not met'],
    [having('noisy'), 'too noisy to tell'],
    [having('not measured'), 'not measured'],
  ].flatMap(([count, words]) => (count === 0 ? [] : [`, ${count} ${words}`]));
  const goals = judged.filter(({ goal }) => goal).length;
  const counts = `${having('met')} of ${goals} goals met${others.join('')}`;
  if (quick) return `A smoke run of one round, no result: ${counts}`;
  return having('noisy') > 0 ? `No result for noisy rows: ${counts}` : counts;
}
