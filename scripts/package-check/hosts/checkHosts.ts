import type { PackedPackage } from '../packed-package.ts';
import { check, expectNone } from '../runCheck.ts';
import { buildHost, hosts, REFERENCE, writeHosts } from './hosts.ts';
import { differences, type Measures } from './measurePart.ts';
import { startBrowser, type VisitedHost, visitHost } from './visitHosts.ts';

const SHOWN = 12; // the maximum of printed differences of one part

const expectNoProblem = (problems: string[]) => expectNone(problems.slice(0, SHOWN));

/** Returns the distinct values of a property. */
const valuesOf = (measures: Measures | undefined, property: string) =>
  new Set(
    Object.entries(measures ?? {})
      .filter(([name]) => name.endsWith(`, ${property}`))
      .map(([, value]) => value),
  );

/** Finds problems that all hosts would share. */
function problemsOfReference({ parts }: VisitedHost): string[] {
  const darkText = 'rgb(255, 243, 230)'; // --ts-on-surface
  const problems = ['LoginForm', 'ToyGrid', 'CartDrawer', 'Dialog', 'Menu'].flatMap((part) => [
    ...(valuesOf(parts[`dark section, ${part}`], 'color').has(darkText)
      ? []
      : [`${part} in a dark section has no light text`]),
    ...['page', 'light section']
      .filter((place) => valuesOf(parts[`${place}, ${part}`], 'color').has(darkText))
      .map((place) => `${part} has light text, ${place}`),
    ...(valuesOf(parts[`right to left, ${part}`], 'direction').has('ltr')
      ? [`${part} is from left to right in a section that is not`]
      : []),
  ]);
  const primary = valuesOf(parts['dark section, Button'], 'background-color');
  if (!primary.has('rgb(58, 91, 199)')) problems.push('A dark section resets the theme of :root');
  if (parts['right to left, CartDrawer']?.position?.startsWith('0 to') !== true) {
    problems.push('A drawer from a section from right to left is not on the left');
  }
  return problems;
}

/** Finds changes by the kit's styles outside its components, and host styles that do not apply to the host's page. */
function problemsOfOwn(host: string, { own, errors }: VisitedHost): string[] {
  const { font = '', ...rest } = own;
  return [
    ...errors,
    ...differences(
      {
        'color-scheme': 'normal',
        'view-transition-name': '',
        utility: host === 'tailwind' ? '32px' : '4px 24px',
      },
      rest,
    ),
    ...(/Fredoka|Figtree/.test(font) ? [`The page's own text has the kit's font: ${font}`] : []),
  ];
}

/** Returns the differences of one part in all places of a page. */
const differencesOf = (part: string, expected: VisitedHost, actual: VisitedHost) =>
  Object.entries(expected.parts)
    .filter(([name]) => name.endsWith(`, ${part}`))
    .flatMap(([name, measures]) =>
      differences(measures, actual.parts[name] ?? {}).map((line) => `${name}: ${line}`),
    );

/**
 * Renders parts of the kit in foreign pages and compares the computed styles with those in the kit's own page.
 * @param folder for the hosts, outside the workspace
 */
export async function checkHosts(folder: string, packages: PackedPackage[]): Promise<void> {
  const kit = packages.find(({ name }) => name === '@toystore/ui');
  if (kit === undefined) throw new Error('The kit was not packed.');
  await check('hosts install it', () => writeHosts(folder, kit));
  await compareHosts(folder);
}

async function compareHosts(folder: string): Promise<void> {
  const visited = new Map<string, VisitedHost>();
  const browser = await startBrowser();
  try {
    for (const host of hosts) {
      await check(`host ${host} builds and renders`, async () => {
        await buildHost(folder, host);
        visited.set(host, await visitHost(browser, folder, host));
      });
    }
  } finally {
    await browser.close();
  }
  const reference = visited.get(REFERENCE);
  if (reference === undefined) return; // that check has failed already
  await check('sections have a theme and a direction of their own, dialogs as well', () =>
    expectNoProblem(problemsOfReference(reference)),
  );
  const parts = new Set(Object.keys(reference.parts).flatMap((name) => name.split(', ')[1] ?? []));
  for (const [host, actual] of visited) {
    if (host === REFERENCE) continue;
    await check(`host ${host}: the kit does not change the page's own styles`, () =>
      expectNoProblem(problemsOfOwn(host, actual)),
    );
    for (const part of parts) {
      await check(`host ${host}: ${part} is as in the kit's own page`, () =>
        expectNoProblem(differencesOf(part, reference, actual)),
      );
    }
  }
}
