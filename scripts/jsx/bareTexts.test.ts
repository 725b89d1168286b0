import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { bareTexts } from './bareTexts.ts';

/** Files that are not part of the shop: stories, and Storybook's pages. */
const NOT_THE_SHOP = /\.(?:stories|guide)\.|TestUtils|\/(?:stories|conformance|foundations)\//;

/** No sibling of this text is added or removed, and a slide must have few elements. */
const isAllowed = (place: string) => /\/Slide\.tsx:\d+ \{labels\.viewMore\}$/.test(place);

const files = globSync('packages/*/src/**/*.tsx', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_THE_SHOP.test(file));

test('gives each text of the shop and the kit an element of its own', () => {
  const found = files
    .flatMap((file) => bareTexts(file, readFileSync(join(ROOT, file), 'utf8')))
    .filter((place) => !isAllowed(place));
  expect(
    found,
    'Put each of these into an element of its own, such as a <span>, or join it with the text beside it in one template literal; a prop that may be text goes through wrapText(). Browser translation replaces text nodes.',
  ).toEqual([]);
});

const REPORTED = {
  'text beside a condition': '<button>{loading && <Spinner />}Save</button>',
  'text beside another element': '<a>All toys <Arrow /></a>',
  'a prop beside a condition': '<button>{loading && <Spinner />}{children}</button>',
  'text that is not always there': "<p>{sent && 'Sent.'}<Icon /></p>",
  'two expressions': '<p>{first} {second}</p>',
  'text in a fragment': '<p>{found && <>{before}<b>{count}</b></>}</p>',
  'the only text of a fragment': '<p>{found && <>{text}</>}</p>',
  'a list of texts': '<p><Icon />{names.map((name) => name)}</p>',
};

test.each(Object.entries(REPORTED))('reports %s', (_, jsx) => {
  const [line] = bareTexts('Example.tsx', `\nexport const example = ${jsx};`);
  expect(line).toMatch(/^Example\.tsx:2 ./);
});

const FINE = {
  'the only text of an element': '<p>{text}</p>',
  'text in a span': '<button>{loading && <Spinner />}<span>Save</span></button>',
  'white space between elements': "<p><b>{a}</b>{' '}<i>{b}</i></p>",
  'a list of elements': '<ul><Head />{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  'props whose text is wrapped': '<button>{loading && <Spinner />}{wrapText(children)}</button>',
  'a constant that is an element':
    '(() => { const sign = <b>€</b>; return <p>{first && sign}<i /></p>; })()',
};

test.each(Object.entries(FINE))('accepts %s', (_, jsx) => {
  expect(bareTexts('Example.tsx', `export const example = ${jsx};`)).toEqual([]);
});
