import type { PackedPackage } from '../packed-package.ts';
import { buildHost, hosts, REFERENCE, writeHosts } from './hosts.ts';
import { differences, type Measures } from './measurePart.ts';
import { startBrowser, type VisitedHost, visitHost } from './visitHosts.ts';

const SHOWN = 12; // differences of one part

/** Runs one check and prints its line. */
type Check = (name: string, run: () => unknown) => Promise<void>;

function none(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.slice(0, SHOWN).join('\n'));
}

/** The values of a property, each once. */
const valuesOf = (measures: Measures | undefined, property: string) =>
  new Set(
    Object.entries(measures ?? {})
      .filter(([name]) => name.endsWith(`, ${property}`))
      .map(([, value]) => value),
  );

/** What would be the same in all hosts if it were wrong in the kit. */
function problemsOfReference({ parts }: VisitedHost): string[] {
  const darkText = 'rgb(255, 243, 230)'; // --ts-on-surface
  const problems = ['LoginForm', 'ToyGrid', 'CartDrawer', 'Dialog'].flatMap((part) => [
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

/** What the kit's styles change outside of its components, and what of a host's does not reach them. */
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

/**
 * Renders parts of the kit in other people's pages and compares what the browser computes with the kit's own page.
 * @param folder for the hosts, outside of the workspace
 */
export async function checkHosts(
  check: Check,
  folder: string,
  packages: PackedPackage[],
): Promise<void> {
  const kit = packages.find(({ name }) => name === '@toystore/ui');
  if (kit === undefined) throw new Error('The kit was not packed.');
  await check('hosts install it', () => writeHosts(folder, kit));
  for (const host of hosts) await check(`host ${host} builds`, () => buildHost(folder, host));
  const browser = await startBrowser();
  try {
    const reference = await visitHost(browser, folder, REFERENCE);
    await check('sections have a theme and a direction of their own, dialogs as well', () =>
      none(problemsOfReference(reference)),
    );
    for (const host of hosts.filter((name) => name !== REFERENCE)) {
      const visited = await visitHost(browser, folder, host);
      await check(`host ${host}: the kit changes nothing of its own`, () =>
        none(problemsOfOwn(host, visited)),
      );
      for (const [part, expected] of Object.entries(reference.parts)) {
        await check(`host ${host}: ${part} is as in the kit's own page`, () =>
          none(differences(expected, visited.parts[part] ?? {})),
        );
      }
    }
  } finally {
    await browser.close();
  }
}
