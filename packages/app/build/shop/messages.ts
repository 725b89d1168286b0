/** The messages of one file in ICU MessageFormat, by their keys. Only the kit's labels are nested, and only they have lists. */
export interface Messages {
  [key: string]: Member;
}

/** A message, a list of them, or those of a component. */
export type Member = string | readonly string[] | Messages;

/** Whether a member is a list of messages. */
export const isList = (member: unknown): member is readonly string[] =>
  Array.isArray(member) && member.every((each) => typeof each === 'string');
