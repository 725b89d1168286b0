import { type ESTree, parseSync, Visitor } from 'vite';

type Child = ESTree.JSXChild;
type Expression = ESTree.Expression | ESTree.JSXEmptyExpression;

/** Functions whose result contains no bare text: the first wraps it, the second renders an element into a portal. */
const WRAPPERS = new Set(['wrapText', 'place']);

/**
 * Finds text, or expressions that may be text, that is not the only child of its element. Browser translation and
 * extensions replace text nodes. React updates the only text of an element by the element's `textContent`, independently
 * of its nodes; it updates any other text by its own node, which may have left the document: the old text stays, and
 * inserting before it or removing it throws.
 * @returns one line each: its place and code
 */
export function bareTexts(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const values = valuesIn(program);
  const found: string[] = [];

  const check = ({ children }: ESTree.JSXElement | ESTree.JSXFragment, inFragment: boolean) => {
    const shown = children.filter(isShown);
    if (shown.length < 2 && !inFragment) return;
    for (const child of shown.filter((each) => mayBeText(each, values))) {
      const start = child.start + (/^\s*/.exec(code.slice(child.start))?.[0].length ?? 0);
      const line = code.slice(0, start).split('\n').length;
      const text = code.slice(start, child.end).trim().replace(/\s+/g, ' ');
      found.push(`${file}:${line} ${text}`);
    }
  };
  new Visitor({
    JSXElement: (element) => check(element, false),
    JSXFragment: (fragment) => check(fragment, true),
  }).visit(program);
  return found;
}

/** Returns the constants of a module with their values; ambiguous names are omitted. */
function valuesIn(program: ESTree.Program): Map<string, ESTree.Expression> {
  const values = new Map<string, ESTree.Expression>();
  const repeated = new Set<string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init === null) return;
      if (values.has(id.name)) repeated.add(id.name);
      values.set(id.name, init);
    },
  }).visit(program);
  for (const name of repeated) values.delete(name);
  return values;
}

/** White space is ignored: translation does not replace it. */
const isBlank = (text: string) => text.trim() === '';

function isShown(child: Child): boolean {
  if (child.type === 'JSXText') return !isBlank(child.value);
  if (child.type !== 'JSXExpressionContainer') return true;
  const { expression } = child;
  return expression.type !== 'JSXEmptyExpression' && !isNothing(expression);
}

const isNothing = (expression: Expression) =>
  expression.type === 'Literal' &&
  (expression.value === null ||
    typeof expression.value === 'boolean' ||
    (typeof expression.value === 'string' && isBlank(expression.value)));

function mayBeText(child: Child, values: Map<string, ESTree.Expression>): boolean {
  if (child.type === 'JSXText') return true;
  return child.type === 'JSXExpressionContainer' && mayYieldText(child.expression, values);
}

function mayYieldText(expression: Expression, values: Map<string, ESTree.Expression>): boolean {
  const may = (part: Expression) => mayYieldText(part, values);
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment': // its own children are checked at its own place
      return false;
    case 'Literal':
      return !isNothing(expression);
    case 'ParenthesizedExpression':
      return may(expression.expression);
    case 'LogicalExpression':
      return (expression.operator !== '&&' && may(expression.left)) || may(expression.right);
    case 'ConditionalExpression':
      return may(expression.consequent) || may(expression.alternate);
    case 'ArrayExpression':
      return expression.elements.some((element) => element !== null && mayBeTextIn(element, may));
    case 'Identifier': {
      const value = values.get(expression.name);
      return value === undefined || may(value);
    }
    case 'CallExpression':
      return mayReturnText(expression, values);
    default:
      return true;
  }
}

const mayBeTextIn = (
  element: ESTree.ArrayExpressionElement,
  may: (part: Expression) => boolean,
): boolean =>
  element !== null && may(element.type === 'SpreadElement' ? element.argument : element);

function mayReturnText(
  { callee, arguments: [first] }: ESTree.CallExpression,
  values: Map<string, ESTree.Expression>,
): boolean {
  if (callee.type === 'Identifier') {
    if (WRAPPERS.has(callee.name)) return false;
    const value = values.get(callee.name);
    return value === undefined || mayBodyYieldText(value, values);
  }
  const isList =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['map', 'flatMap'].includes(callee.property.name);
  if (!isList || first === undefined || first.type === 'SpreadElement') return true;
  return mayBodyYieldText(first, values);
}

/** Returns whether a function can return text: by the value of its arrow, or each `return` in its own body. */
function mayBodyYieldText(
  value: ESTree.Expression,
  values: Map<string, ESTree.Expression>,
): boolean {
  if (value.type !== 'ArrowFunctionExpression') return true;
  if (value.body.type !== 'BlockStatement') return mayYieldText(value.body, values);
  const returned = value.body.body.flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
  return returned.some((argument) => mayYieldText(argument, values));
}
