import { afterEach } from 'vitest';
import { reportStaleTexts } from '../environment/translatePage.ts';

/** Errors in a story that replaced texts have caused, including those that an error boundary caught. */
const problems: Error[] = [];

const ADVICE =
  'Give the text an element of its own: translation replaces text nodes (scripts/jsx/bareTexts.ts).';

reportStaleTexts((text, container) => {
  problems.push(new Error(`"${text}" is not shown; the page still has ${container}. ${ADVICE}`));
});

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
) {
  noting(this, 'insertBefore', () => insertBefore.call(this, node, before));
  return node;
};

Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child) {
  noting(this, 'removeChild', () => removeChild.call(this, node));
  return node;
};

function noting(parent: Node, name: string, change: () => void) {
  try {
    change();
  } catch (cause) {
    problems.push(new Error(`${name} failed in ${describe(parent)}. ${ADVICE}`, { cause }));
    throw cause;
  }
}

const describe = (node: Node) => (node instanceof Element ? node.outerHTML : node.nodeName);

/** The tag of stories that take nodes out of the page themselves, as extensions do. */
const REMOVES_NODES = 'removes-nodes';

afterEach(({ story }) => {
  const [first] = problems.splice(0);
  if (first && !story?.tags.includes(REMOVES_NODES)) throw first;
});
