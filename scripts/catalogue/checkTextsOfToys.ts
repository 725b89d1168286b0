import type { Toy } from '../../packages/storefront/src/toy.ts';
import { countOf, type Finding } from './findings.ts';

/** The sign for a lost character, and two characters of Windows-1252 that were one of UTF-8. */
const WRONG_ENCODING =
  /\uFFFD|[ÃÂÄÅ][\u0080-\u00BF\u2013-\u203A\u20AC\u0152\u0153\u0160\u0161]|â€/u;

/** More make lists slow, and their file large (docs/performance.md). */
const MOST_TOYS = 10_000;

/** Returns texts in the wrong encoding, and whether there are more toys than the shop is made for. */
export function checkTextsOfToys(toys: readonly Toy[]): Finding[] {
  const wrong = toys.flatMap(
    ({ toyId, toyName, sellerName = '', description = '', category = '' }) => {
      const text = [toyName, sellerName, category, description].find((each) =>
        WRONG_ENCODING.test(each),
      );
      return text === undefined ? [] : [{ toyId, toyName, detail: text }];
    },
  );
  const findings: Finding[] = [];
  if (wrong.length > 0) {
    const message = `${countOf(wrong.length, 'toy')} with text in the wrong encoding: export it as UTF-8`;
    findings.push({ level: 'error', area: 'fields', message, subjects: wrong });
  }
  if (toys.length > MOST_TOYS) {
    const message = `${countOf(toys.length, 'toy')}: the shop is made for up to ${MOST_TOYS}`;
    findings.push({ level: 'warning', area: 'records', message, subjects: [] });
  }
  return findings;
}
