import { parse, type Token } from '@messageformat/parser';
import { isList, type Member, type Messages } from '../messages.ts';
import { accent, bracket, paddingFor } from './pseudoText.ts';

/** The texts of one area as the pseudo shop has them, below the same keys. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, member]) => [key, pseudoMember(member)]));

function pseudoMember(member: Member): Member {
  if (typeof member === 'string') return pseudoMessage(member);
  return isList(member) ? member.map(pseudoMessage) : pseudoMessages(member);
}

/**
 * A message in ICU MessageFormat with accents on its literal text, 40 % longer and between brackets. Its values, its plural
 * categories and the keys of its choices stay as they are.
 */
export function pseudoMessage(message: string): string {
  let [pseudo, copied] = ['', 0];
  const addUpTo = (end: number) => {
    pseudo += message.slice(copied, end);
    copied = end;
  };
  const addAll = (tokens: readonly Token[]) => {
    const last = tokens.findLast(({ type }) => type === 'content');
    for (const token of tokens) {
      if (token.type === 'content') {
        addUpTo(token.ctx.offset);
        pseudo += accent(token.ctx.text);
        copied += token.ctx.text.length;
        if (token === last) pseudo += paddingFor(literalOf(tokens));
      } else if ('cases' in token) for (const { tokens: inner } of token.cases) addAll(inner);
    }
  };
  addAll(parse(message));
  addUpTo(message.length);
  return bracket(pseudo);
}

/** Of the literal text alone. */
const literalOf = (tokens: readonly Token[]) =>
  tokens.map((token) => (token.type === 'content' ? token.value : '')).join('');
