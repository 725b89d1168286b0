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

/** A text that was typed and is not the range's yet. */
interface Draft {
  text: string;
  problem?: BoundProblem | undefined;
}

interface Drafts {
  min?: Draft | undefined;
  max?: Draft | undefined;
}

/** The texts of a range's two fields while they are typed, and what is wrong with them. */
export function useRangeDrafts(
  value: RangeValue,
  onChange: (value: RangeValue) => void,
  format: BoundFormat,
) {
  // `requested` is what `onChange` was called with last: a parent may take a while to hand it back.
  const [state, setState] = useState<{ value: RangeValue; requested: RangeValue; drafts: Drafts }>({
    value,
    requested: value,
    drafts: {},
  });
  const read = (text: string) => readBound(text, format);

  /** Those that say something else than a range does. */
  const notIn = (range: RangeValue, { min, max }: Drafts): Drafts => ({
    min: min && read(min.text) !== range.min ? min : undefined,
    max: max && read(max.text) !== range.max ? max : undefined,
  });

  if (!isSameRange(value, state.value)) {
    const isAnswer = isSameRange(value, state.requested);
    setState({ value, requested: value, drafts: isAnswer ? notIn(value, state.drafts) : {} });
  }
  const { requested, drafts } = state;

  const problemOf = (side: RangeSide, text: string): BoundProblem | undefined => {
    const bound = read(text);
    if (typeof bound === 'string') return bound;
    return isReversed({ ...requested, [side]: bound }) ? 'reversed' : undefined;
  };

  return {
    drafts,
    clear: () => setState({ value, requested: value, drafts: {} }),
    type: (side: RangeSide, text: string) => {
      // A message stays until the text is corrected; none comes while it is typed.
      const problem = drafts[side]?.problem && problemOf(side, text);
      setState({ ...state, drafts: { ...drafts, [side]: { text, problem } } });
    },
    /** Makes what is typed the range's, unless it is wrong: answers whether it is not. */
    commit: (side: RangeSide): boolean => {
      const draft = drafts[side];
      if (!draft) return true;
      const bound = read(draft.text);
      const next = { ...requested, [side]: bound };
      // What was beyond this bound so far may not be any more.
      const other = side === 'min' ? 'max' : 'min';
      const waiting = drafts[other] && read(drafts[other].text);
      if (typeof waiting === 'number' && !isReversed({ ...next, [other]: waiting })) {
        next[other] = waiting;
      }
      const problem = typeof bound === 'string' ? bound : isReversed(next) ? 'reversed' : undefined;
      if (problem) {
        setState({ ...state, drafts: { ...drafts, [side]: { text: draft.text, problem } } });
        return false;
      }
      const settled = { ...drafts, [side]: { text: draft.text } };
      if (next[other] === waiting && drafts[other]) settled[other] = { text: drafts[other].text };
      setState({ ...state, requested: next, drafts: notIn(value, settled) });
      if (!isSameRange(next, requested)) onChange(next);
      return true;
    },
  };
}
