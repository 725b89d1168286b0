import { relative } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

const accepting = process.env.PICTURES_ACCEPT === 'true';

const print = (text = '') => process.stdout.write(`${text}\n`);

type Attachment = TestResult['attachments'][number];

/** Prints the stories whose pictures differ, mode by mode, and where to see how. */
export default class Differences implements Reporter {
  #stories = 0;
  #differing: string[] = [];
  #errors = 0;

  onBegin(_config: FullConfig, suite: { allTests(): TestCase[] }) {
    this.#stories = suite.allTests().length;
  }

  onError({ message, stack }: { message?: string; stack?: string }) {
    this.#errors += 1;
    print(stack ?? message);
  }

  onTestEnd({ title }: TestCase, { status, attachments, errors }: TestResult) {
    if (status === 'passed') return;
    this.#differing.push(title);
    const pictures = picturesByMode(attachments);
    print(`\n${styleText('red', '✗')} ${styleText('bold', title)}`);
    for (const [mode, byKind] of pictures) {
      print(`  ${mode}${byKind.has('new') ? ' has no stored picture yet' : ' differs'}`);
      for (const [kind, path] of byKind) {
        print(`    ${styleText('dim', kind.padEnd(10))} ${relative(process.cwd(), path)}`);
      }
    }
    for (const { message = '' } of pictures.size === 0 ? errors : []) {
      print(stripVTControlCharacters(message).replace(/^/gm, '  '));
    }
  }

  onEnd({ status }: FullResult) {
    if (this.#errors > 0) return;
    if (status === 'interrupted' || status === 'timedout') {
      print(styleText('red', 'Stopped before the end.'));
      return;
    }
    if (this.#differing.length === 0) {
      if (!accepting) print(styleText('green', `${this.#stories} checks, no picture differs.`));
      return;
    }
    print(`
${this.#differing.length} of ${this.#stories} checks failed. Where the new picture is right, accept it:
  npm run pictures:accept
  npm run pictures:accept -- ${this.#differing[0]}
The first takes all of them, the second those with the given words in their id.
`);
  }
}

/** Playwright names them `primitives-button/default.dark-diff.png`; a new one is `dark-new`. */
function picturesByMode(attachments: Attachment[]) {
  const modes = new Map<string, Map<string, string>>();
  const kinds = { diff: 'difference', expected: 'expected', actual: 'actual', new: 'new' };
  for (const { name, path } of attachments) {
    const [, mode = '', kind = ''] =
      /([^./]+)-(diff|expected|actual|new)(?:\.png)?$/.exec(name) ?? [];
    if (!path || !(kind in kinds)) continue;
    const byKind = modes.get(mode) ?? new Map<string, string>();
    modes.set(mode, byKind.set(kinds[kind as keyof typeof kinds], path)); // it is one: `in` said so
  }
  return modes;
}
