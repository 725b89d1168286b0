'use client';

import { useState } from 'react';
import {
  type BoundFormat,
  type BoundProblem,
  isReversed,
  isSameRange,
  type RangeSide,
  type RangeValue,
  readBound,
} from './readBound.ts';

/** A typed text that is not yet part of the range. */
interface Draft {
  text: string;
  problem?: BoundProblem | undefined;
}

interface Drafts {
  min?: Draft | undefined;
  max?: Draft | undefined;
}

/** Keeps the texts of a range's two fields while the user types, and their errors. */
export function useRangeDrafts(
  value: RangeValue,
  onChange: (value: RangeValue) => void,
  format: BoundFormat,
) {
  // `requested` is the last argument of `onChange`: a parent that answers it does not discard the other text.
  const [state, setState] = useState<{ value: RangeValue; requested: RangeValue; drafts: Drafts }>({
    value,
    requested: value,
    drafts: {},
  });
  const read = (text: string) => readBound(text, format);

  if (!isSameRange(value, state.value)) {
    const isAnswer = isSameRange(value, state.requested);
    setState({ value, requested: value, drafts: isAnswer ? state.drafts : {} });
  }
  const { drafts } = state;

  const problemOf = (side: RangeSide, text: string): BoundProblem | undefined => {
    const bound = read(text);
    if (typeof bound === 'string') return bound;
    return isReversed({ ...value, [side]: bound }) ? 'reversed' : undefined;
  };

  /** Makes the typed text part of the range if it is valid, and returns whether it is. */
  const commit = (side: RangeSide, drafts: Drafts = state.drafts): boolean => {
    const draft = drafts[side];
    if (!draft) return true;
    const bound = read(draft.text);
    const next = { ...value, [side]: bound };
    // A text that exceeded the previous bound may now be valid.
    const other = side === 'min' ? 'max' : 'min';
    const waiting = drafts[other] && read(drafts[other].text);
    const isTaken =
      drafts[other] && typeof waiting !== 'string' && !isReversed({ ...next, [other]: waiting });
    if (isTaken) next[other] = waiting;
    const problem = typeof bound === 'string' ? bound : isReversed(next) ? 'reversed' : undefined;
    if (problem) {
      setState({ ...state, drafts: { ...drafts, [side]: { text: draft.text, problem } } });
      return false;
    }
    setState({ value, requested: next, drafts: isTaken ? {} : { [other]: drafts[other] } });
    if (!isSameRange(next, value)) onChange(next);
    return true;
  };

  return {
    drafts,
    commit,
    /** Commits both texts, and returns whether both are valid. */
    commitAll: (): boolean =>
      commit(drafts.min ? 'min' : 'max') && typeof read(drafts.max?.text ?? '') !== 'string',
    clear: () => setState({ value, requested: value, drafts: {} }),
    type: (side: RangeSide, text: string) => {
      // A message stays until the user corrects the text; none appears while the user types.
      const problem = drafts[side]?.problem && problemOf(side, text);
      setState({ ...state, drafts: { ...drafts, [side]: { text, problem } } });
    },
  };
}
