/** A row of the table of faults in docs/reliability.md. */
export interface Fault {
  /** Where the fault is, and what it is. */
  what: string;
  /** What a shopper sees of it. */
  seen: string;
}

/** What a shopper sees of a catalogue that failed. */
export const KEEPS =
  'The toys of the prerendered page stay, under a message with the reason and Try again.';
/** What a shopper sees where one record is bad. */
export const LEFT_OUT =
  'Every other toy is there; the console names the record, its field and the reason.';
/** What a shopper sees where a record lacks something that a toy can do without. */
export const INCOMPLETE =
  'Every toy is there, that one without what is bad; the console names it, its field and the reason.';
/** What a shopper sees of a catalogue without toys. */
export const NONE = 'The shop says that there are no toys; bar, search and footer are there.';
/** What a shopper sees where nothing is wrong after all. */
export const WORKS = 'Every toy is there, as ever.';
/** What a shopper sees after a failure that has passed. */
export const RECOVERS = 'The message goes, and every toy is there.';
