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
import { type Drafts, takeDraft, takeDrafts } from './takeDrafts.ts';

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

  const apply = ({ range, drafts: left }: ReturnType<typeof takeDrafts>) => {
    if (range === value && left === drafts) return; // nothing was typed
    setState({ value, requested: range === value ? state.requested : range, drafts: left });
    if (!isSameRange(range, value)) onChange(range);
  };

  return {
    drafts,
    /** Makes the typed text part of the range if it is valid, and returns whether it is. */
    commit(side: RangeSide, typed = drafts): boolean {
      const taken = takeDraft({ range: value, drafts: typed }, side, read);
      apply(taken);
      return taken.drafts[side] === undefined;
    },
    /** Commits both texts, and returns whether both are valid. */
    commitAll(): boolean {
      const taken = takeDrafts({ range: value, drafts }, read);
      apply(taken);
      return !taken.drafts.min && !taken.drafts.max;
    },
    clear: () => setState({ value, requested: value, drafts: {} }),
    type: (side: RangeSide, text: string) => {
      // A message stays until the user corrects the text; none appears while the user types.
      const problem = drafts[side]?.problem && problemOf(side, text);
      setState({ ...state, drafts: { ...drafts, [side]: { text, problem } } });
    },
  };
}
