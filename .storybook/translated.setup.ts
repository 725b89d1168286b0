import { afterEach } from 'vitest';
import { reportStaleTexts } from './environment/translatePage.ts';

/** What went wrong in a story because its texts were replaced, also if an error boundary caught it. */
const problems: Error[] = [];

const ADVICE =
  'Give the text an element of its own: translation replaces text nodes (scripts/jsx/bareTexts.ts).';

reportStaleTexts((text, container) => {
  problems.push(new Error(`"${text}" is not shown; the page still has ${container}. ${ADVICE}`));
});

for (const name of ['insertBefore', 'removeChild'] as const) {
  const original: (...nodes: never[]) => Node = Node.prototype[name];
  Node.prototype[name] = function (this: Node, ...nodes: never[]) {
    try {
      return original.apply(this, nodes);
    } catch (cause) {
      problems.push(new Error(`${name} failed in ${describe(this)}. ${ADVICE}`, { cause }));
      throw cause;
    }
    // biome-ignore lint/suspicious/noExplicitAny: one function for two overloaded methods of the same shape
  } as any;
}

const describe = (node: Node) => (node instanceof Element ? node.outerHTML : node.nodeName);

afterEach(() => {
  const [first] = problems.splice(0);
  if (first) throw first;
});
