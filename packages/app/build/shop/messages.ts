/** The messages of one file in ICU MessageFormat, by their keys. The kit's labels and the statements of laws are nested; only the labels have lists. */
export interface Messages {
  [key: string]: Member;
}

/** A message, a list of them, or those of a group. */
export type Member = string | readonly string[] | Messages;

/** Whether a member is a list of messages. */
export const isList = (member: unknown): member is readonly string[] =>
  Array.isArray(member) && member.every((each) => typeof each === 'string');
