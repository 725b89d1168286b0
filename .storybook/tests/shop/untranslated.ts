import type { SignedInUser } from '../../../packages/accounts/src/index.ts';
import { type CatalogueRecord, catalogues } from '../../../packages/app/src/stories/catalogues.ts';
import { googleShopper, testUsers } from '../../../packages/app/src/stories/testUsers.ts';
import type { VisibleText } from '../../../packages/ui/src/conformance/visibleTexts.ts';
import { shops } from '../../shops.ts';

/** The names of networks, of ways to pay, of the shops, of formats and of a battery: no language writes them in another way. */
const MARKS = [
  ...['Facebook', 'Instagram', 'YouTube', 'X', 'Google', 'HTTP', 'JSON'],
  ...['Authenticator', 'QR', 'CR2032'],
  ...shops.flatMap(({ name, footer }) => [name, ...footer.payments.map((payment) => payment.name)]),
];

/** Texts that single stories type into fields or generate from a toy's name. */
const OF_STORIES = [
  ...['Robin Hale', 'Zoe After', 'robin', 'nele', 'bear'],
  'A toy that has a great deal to tell, and takes its time over it.',
  ...['Spielwarenmanufakturgesellschaft Oberammergau', 'The late screen'],
  ...['English', 'Deutsch'], // each language has its own name
  'II', // of toys that have changed their names
  'Vitest Browser Tester', // the page that a story without a title of its own is in
];

/** An address may break before its @: the page shows its parts as texts of their own. */
const beforeAt = (text: string) => text.replace(/@.*/, '');

const users: (SignedInUser | null | undefined)[] = [...Object.values(testUsers), googleShopper];
const people = users.flatMap((user) => {
  const emails = [user?.email, ...(user?.providers ?? []).map(({ email }) => email)];
  return [user?.displayName, ...emails.map((email) => email && beforeAt(email))];
});

/** All texts in a value, such as name and address of a manufacturer. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const records: CatalogueRecord[] = [...catalogues.fiveHundred, ...catalogues.longNames];

const toys = records.flatMap((toy) => [
  ...[toy.toyName, toy.sellerName, toy.description],
  ...toy.description.split(/(?<=[.!?]) /), // a card shows the first sentence
  ...textsIn([toy.category, toy.material, toy.batteries, toy.model, toy.warnings]),
  ...textsIn([toy.manufacturer, toy.responsiblePerson]),
]);

/** A text that does not begin, or end, with a letter is never a part of a word: “…konto” and “-Adresse!” may touch. */
const [WORD_START, WORD_END] = ['(?<![A-Za-z](?=[A-Za-z]))', '(?!(?<=[A-Za-z])[A-Za-z])'];

/** Matches texts as whole words, also repeated ones, the longest first: some are parts of others. */
const wordsOf = (texts: Iterable<string | null | undefined>) =>
  [...new Set(texts)]
    .filter((text) => typeof text === 'string')
    .toSorted((a, b) => b.length - a.length)
    .map((text) => `${WORD_START}(?:${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})+${WORD_END}`);

/** Messages of the identity provider, addresses, dates of `Intl` and the groups of a key for an authenticator app. */
const PATTERNS = [
  String.raw`Firebase: Error \(auth/[\w-]+\)\.`,
  String.raw`https?://\S+`,
  String.raw`[\w.+-]*@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?:[\w-]+\.)+example`, // a link shows the host alone
  String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+(?:, \d{4})?`,
  String.raw`\d+:\d\d\s[AP]M`,
  String.raw`\d+(?: years?| months?|m\b)`,
  '^[A-Z2-7]{4}$',
  '[a-z]–[a-z]|[A-Z]–[A-Z]', // ranges of letters
  '^[A-Z]$', // an avatar's
];

/** Texts from a catalogue, an account or a mark. */
const DATA = [...MARKS, ...OF_STORIES, ...people, ...toys];

/** Longer texts first, whether they are data or a story's own: the short ones of both are in sentences of the other. */
const exempting = (own: readonly string[]) =>
  new RegExp([...PATTERNS, ...wordsOf([...DATA, ...own, ...own.map(beforeAt)])].join('|'), 'gu');

const EXEMPT = exempting([]);

/**
 * Returns a sentence for each text in plain Latin letters that the page itself wrote.
 * @param own what else is the story's own
 */
export function untranslated(texts: readonly VisibleText[], own: readonly string[] = []): string[] {
  const plainBut = (exempt: RegExp, among: readonly VisibleText[]) =>
    among.filter(({ text }) => /[a-z]/i.test(text.replace(exempt, '')));
  const plain = plainBut(EXEMPT, texts);
  return (plain.length > 0 ? plainBut(exempting(own), plain) : []).map(
    ({ text, element }) => `${element.localName} says “${text}”`,
  );
}
