/** A fault that docs/faults.md lists. */
export interface Fault {
  /** Where the fault is, and what it is. */
  what: string;
  /** The effect that a shopper sees. */
  seen: string;
}

/** Shown after the catalogue has failed. */
export const KEEPS = 'The prerendered toys stay, under a message with the reason and Try again.';
/** Shown if one record is invalid. */
export const LEFT_OUT = 'All other toys show; the console names the record, field and reason.';
/** Shown if a record lacks an optional field. */
export const INCOMPLETE =
  'All toys show, that one without the bad field; the console names record, field and reason.';
/** Shown for a catalogue without toys. */
export const NONE = 'The shop shows that there are no toys; bar, search and footer stay.';
/** Shown if nothing is wrong. */
export const WORKS = 'All toys show.';
/** Shown after a failure that has passed. */
export const RECOVERS = 'The message disappears and all toys show.';
