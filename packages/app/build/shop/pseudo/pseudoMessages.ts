import { parse, type Token } from '@messageformat/parser';
import { isList, type Member, type Messages } from '../messages.ts';
import { accent, bracket, paddingFor } from './pseudoText.ts';

/** Returns the pseudo shop's texts of one area, under the same keys. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, member]) => [key, pseudoMember(member)]));

function pseudoMember(member: Member): Member {
  if (typeof member === 'string') return pseudoMessage(member);
  return isList(member) ? member.map(pseudoMessage) : pseudoMessages(member);
}

/**
 * Adds accents to the literal text of a message in ICU MessageFormat, makes it 40 % longer and puts it in brackets. Values, plural
 * categories and the keys of choices stay unchanged.
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

/** Returns the literal text. */
const literalOf = (tokens: readonly Token[]) =>
  tokens.map((token) => (token.type === 'content' ? token.value : '')).join('');
