import { splitAround } from '../../locale/splitAround.ts';
import type { ProviderError } from '../Form/fieldMessages.ts';
import { wrapText } from './wrapText.tsx';

/** A message that a text contains, in the words of the browser or a provider. */
export type Quote = Pick<ProviderError, 'message' | 'messageLang'>;

/** A text that may contain a message in another language: the message declares its own (WCAG 3.1.2). */
export function QuotedText({ children, quote }: { children: string; quote: Quote | undefined }) {
  if (!quote?.messageLang || !children.includes(quote.message)) return children;
  const [before, message, after] = splitAround(children, quote.message);
  return (
    <>
      {wrapText(before)}
      <bdi lang={quote.messageLang}>{message}</bdi>
      {wrapText(after)}
    </>
  );
}
