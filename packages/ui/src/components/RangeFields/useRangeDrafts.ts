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
  // `requested` is the last argument of `onChange`: a parent may take a while to pass it back.
  const [state, setState] = useState<{ value: RangeValue; requested: RangeValue; drafts: Drafts }>({
    value,
    requested: value,
    drafts: {},
  });
  const read = (text: string) => readBound(text, format);

  /** Returns the drafts that differ from a range. */
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
      // A message stays until the user corrects the text; none appears while the user types.
      const problem = drafts[side]?.problem && problemOf(side, text);
      setState({ ...state, drafts: { ...drafts, [side]: { text, problem } } });
    },
    /** Makes the typed text part of the range if it is valid, and returns whether it is. */
    commit: (side: RangeSide, drafts: Drafts = state.drafts): boolean => {
      const draft = drafts[side];
      if (!draft) return true;
      const bound = read(draft.text);
      const next = { ...requested, [side]: bound };
      // A text that exceeded the previous bound may now be valid.
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
