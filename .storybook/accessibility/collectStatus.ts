import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isInPage } from '../../packages/ui/src/conformance/FixtureSheet.tsx';
import { fixtures } from '../../packages/ui/src/conformance/fixtures/all.ts';
import { modesOf } from '../screenshots/modes.ts';
import { statusOf } from '../status.ts';
import { ROOT, type StoryFile, stories } from '../storyFiles.ts';
import { hasTranscript } from '../transcripts/hasTranscript.ts';
import { storedTranscript } from '../transcripts/stored.ts';
import type { Check, Evidence, Status } from './checks.ts';

const COMPONENTS = /^(?:Primitives|Forms|Navigation|Toys|Filters|Cart|Feedback)\/\w+$/;

/** The roles, as a transcript writes them, of what a user operates. */
const OPERATED =
  /^ *(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|menuitem|spinbutton|Password),? /;

/** A row of a guide's keyboard table: written there, or one of `foundations/guide/dialogRows.ts`. */
const ROW = /\bkeys: \[|^ +(?:tabGoesRound|buttonAsksFor|escapeCloses)\b/gm;

/** Returns which tests give evidence of each component's accessibility: a run of all tests fails if one of them fails. */
export function collectStatus(): Status {
  const titles = stories
    .filter(({ title, tags }) => COMPONENTS.test(title) && statusOf(tags) !== undefined)
    .map(({ title }) => title);
  const statusOfTitle = (title: string) => {
    const own = stories.filter((story) => story.title === title);
    return [
      title,
      statusOfComponent(own, { ...conformanceTests(own), ofGuide: guideTests(title) }),
    ] as const;
  };
  return Object.fromEntries([...new Set(titles)].sort().map(statusOfTitle));
}

/** Returns those tests of all components that a component takes part in. */
function conformanceTests(own: StoryFile[]) {
  const code = own.map((story) => story.code).join('\n');
  const names = new Set(code.match(/(?<=component: |subcomponents: \{.*)\b[A-Z]\w+/g));
  const fixturesOf = Object.keys(fixtures).filter((name) => names.has(name.replace(/ .*/, '')));
  const isInSheet = fixturesOf.some(isInPage);
  const ofDialogs = stories.filter(
    ({ title, code: test }) =>
      /^Conformance\/(?:Dialogs|Popups)$/.test(title) &&
      fixturesOf.some((name) => test.includes(`'${name}'`)),
  );
  return {
    inSheet: (tests: readonly string[]) =>
      isInSheet ? stories.map(nameOf).filter((name) => tests.includes(name)) : [],
    ofDialogs: ofDialogs.map(nameOf),
  };
}

/** Returns the test that presses the keys in the keyboard table of a component's guide. */
function guideTests(title: string): string[] {
  const [guide] = globSync(`packages/ui/src/**/${basename(title)}.guide.tsx`, { cwd: ROOT });
  if (guide === undefined) return [];
  const rows = readFileSync(join(ROOT, guide), 'utf8').match(ROW) ?? [];
  return rows.length > 0
    ? [`Conformance/Guides, each row of its keyboard table: ${rows.length}`]
    : [];
}

const nameOf = ({ title, name }: StoryFile) => `${title}: ${name}`;

function statusOfComponent(
  own: StoryFile[],
  { inSheet, ofDialogs, ofGuide }: ReturnType<typeof conformanceTests> & { ofGuide: string[] },
): Record<Check, Evidence> {
  const shown = own.filter(({ tags }) => tags.includes('dev'));
  const withMode = (mode: string) =>
    shown.filter((story) => modesOf(story).some((other) => other === mode)).map(nameOf);
  const withTranscript = own.filter(hasTranscript);
  const checked = own.filter(({ code }) => !/a11y: \{ (?:test: 'off'|disable: true)/.test(code));
  const pressed = [
    ...own.filter(({ code }) => /userEvent\.(?:tab|keyboard)\(/.test(code)).map(nameOf),
    ...ofGuide,
  ];
  const isOperated = withTranscript.some(({ id }) =>
    storedTranscript(ROOT, id).some((line) => OPERATED.test(`${line} `)),
  );
  const each = (what: string) => `${what}: ${shown.length} stories`;
  return {
    'Automated rules': evidence([`axe in both themes, and valid HTML: ${checked.length} stories`]),
    Keyboard: isOperated ? evidence(pressed) : { result: 'nothing to operate', tests: pressed },
    'Screen reader': evidence(withTranscript.map(nameOf)),
    'Forced colours': evidence([
      ...withMode('forced-colors'),
      ...inSheet(['Conformance/Reflow: Tablet']),
      each('every text and icon is visible (npm run test:long)'),
    ]),
    '400 % zoom': evidence([
      ...inSheet(['Conformance/Reflow: Narrow']),
      ...ofDialogs,
      ...withMode('w320'),
    ]),
    'Right to left': evidence([
      ...inSheet(['Conformance/Right to left: On A Phone', 'Conformance/Right to left: On A Desk']),
      each('mirrored in Arabic (npm run test:long)'),
    ]),
  };
}

const evidence = (tests: string[]): Evidence => ({
  result: tests.length > 0 ? 'passed' : 'none',
  tests,
});
