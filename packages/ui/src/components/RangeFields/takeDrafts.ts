import { type BoundProblem, isReversed, type RangeSide, type RangeValue } from './readBound.ts';

/** A typed text that is not yet part of the range. */
interface Draft {
  text: string;
  problem?: BoundProblem | undefined;
}

export interface Drafts {
  min?: Draft | undefined;
  max?: Draft | undefined;
}

/** A range, and the texts that are not part of it. */
interface DraftedRange {
  range: RangeValue;
  drafts: Drafts;
}

type Read = (text: string) => number | undefined | BoundProblem;

/** Returns the range with one of the typed texts, or why that is not valid. */
export function takeDraft(
  { range, drafts }: DraftedRange,
  side: RangeSide,
  read: Read,
): DraftedRange {
  const draft = drafts[side];
  if (!draft) return { range, drafts };
  const bound = read(draft.text);
  const next = { ...range, [side]: bound };
  // A text that exceeded the previous bound may now be valid.
  const other = side === 'min' ? 'max' : 'min';
  const waiting = drafts[other] && read(drafts[other].text);
  const isTaken =
    drafts[other] && typeof waiting !== 'string' && !isReversed({ ...next, [other]: waiting });
  if (isTaken) next[other] = waiting;
  const problem = typeof bound === 'string' ? bound : isReversed(next) ? 'reversed' : undefined;
  if (problem) return { range, drafts: { ...drafts, [side]: { text: draft.text, problem } } };
  return { range: next, drafts: isTaken ? {} : { [other]: drafts[other] } };
}

/** Returns the range with both typed texts, or why the first invalid one is not valid. */
export function takeDrafts(drafted: DraftedRange, read: Read): DraftedRange {
  const withMin = takeDraft(drafted, 'min', read);
  return withMin.drafts.min ? withMin : takeDraft(withMin, 'max', read);
}
