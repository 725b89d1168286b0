import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Third-party work in a build. */
export interface Licensed {
  name: string;
  version: string;
  /** The licence's SPDX identifier, such as `MIT`; null if the package has none. */
  identifier: string | null;
  /** The licence's text, if the package has it. */
  text?: string;
}

/** Licences that require only this notice. */
const ACCEPTED = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'],
  'Unicode-DFS-2016', // the plural rules of languages other than English
];

const MARKS = `The marks of Apple Pay, Google Pay, Visa, Mastercard, American Express, PayPal and Google
belong to their owners. They say how one can pay and sign in, and are under no licence of ours.`;

/**
 * Returns the licence notice of everything that a build ships.
 * @param own the licence of the shop's own code
 * @param pictures the licence of its pictures
 * @param packages the packages in the build; a text that several share is listed once
 * @throws {Error} naming each package whose licence is unknown, or requires more than a notice
 */
export function licenceNotice(
  own: string,
  pictures: string,
  packages: readonly Licensed[],
): string {
  const refused = packages.filter(({ identifier }) => !ACCEPTED.includes(identifier ?? ''));
  if (refused.length > 0) {
    const names = refused.map(({ name, identifier }) => `${name} (${identifier ?? 'no licence'})`);
    throw new Error(
      `Check the licences of these packages before you ship them: ${names.join(', ')}`,
    );
  }
  const parts = [...Map.groupBy(packages, textOf)].map(([text, those]) => {
    const list = those.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return `${list.join('\n')}\n\n${text}`;
  });
  const whole = [`ToyStore\n\n${own.trim()}`, pictures.trim(), MARKS, ...parts];
  return `${whole.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function textOf({ identifier, text }: Licensed): string {
  return (
    text?.replaceAll('\r\n', '\n').trim() ||
    `The package has no licence text: https://spdx.org/licenses/${identifier}.html`
  );
}

/**
 * Reads a package whose files are shipped without bundled code, such as a font.
 * @param folder where it is installed
 */
export function licensedPackage(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name,
    version,
    identifier: license ?? null,
    text: readFileSync(join(folder, 'LICENSE'), 'utf8'),
  };
}
