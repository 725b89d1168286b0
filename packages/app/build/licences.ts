import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody's work that a build holds. */
export interface Licensed {
  name: string;
  version: string;
  /** As SPDX names the licence, such as `MIT`; null where the package names none. */
  identifier: string | null;
  /** The licence's text, where the package has it. */
  text?: string;
}

/** Licences that ask for no more than this notice. */
const ACCEPTED = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'],
  'Unicode-DFS-2016', // the plural rules of other languages than English
];

const MARKS = `The marks of Apple Pay, Google Pay, Visa, Mastercard, American Express, PayPal and Google
belong to their owners. They say how one can pay and sign in, and are under no licence of ours.`;

/**
 * The notice of everything that a build ships.
 * @param own the licence of the shop's own code
 * @param pictures the licence of its pictures
 * @param packages what it was built from; a text that several share is there once
 * @throws {Error} naming each package whose licence is unknown, or asks for more than a notice
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
      `These may not be shipped without a look at their licence: ${names.join(', ')}`,
    );
  }
  const byText = new Map<string, Licensed[]>();
  for (const one of packages) {
    byText.set(textOf(one), [...(byText.get(textOf(one)) ?? []), one]);
  }
  const parts = [...byText].map(([text, those]) => {
    const list = those.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return `${list.join('\n')}\n\n${text}`;
  });
  const whole = [`ToyStore\n\n${own.trim()}`, pictures.trim(), MARKS, ...parts];
  return `${whole.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function textOf({ identifier, text }: Licensed): string {
  return (
    text?.replaceAll('\r\n', '\n').trim() ||
    `The package holds no text of its own: https://spdx.org/licenses/${identifier}.html`
  );
}

/**
 * A package whose files are shipped though no code of it is bundled, such as a font.
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
