/** A change of a package's API. Breaking ones need a major changeset, the others a minor one. */
export interface ApiChange {
  level: 'major' | 'minor';
  /** Such as `Button was removed`. */
  message: string;
}

interface Declaration {
  isExported: boolean;
  lines: string[];
}

/** Interfaces that callers write: a new member without a question mark breaks them. */
const WRITTEN_BY_CALLERS = /(?:Labels|Options|Props|Settings)$/;
const REQUIRED_MEMBER = /^\s+(?:readonly )?[\w'"-]+(?:<.*>)?[(:]/;

/** Compares two reports of API Extractor. */
export function compareApi(before: string, after: string): ApiChange[] {
  const [old, current] = [readReport(before), readReport(after)];
  const changes: ApiChange[] = [];
  for (const [name, { isExported, lines }] of old) {
    const now = current.get(name);
    if (isExported && !now?.isExported)
      changes.push({ level: 'major', message: `${name} was removed` });
    else if (now) changes.push(...compareLines(name, lines, now.lines));
  }
  for (const [name, { isExported }] of current) {
    if (isExported && !old.get(name)?.isExported)
      changes.push({ level: 'minor', message: `${name} was added` });
  }
  return changes;
}

/** Lines that are only added widen a type; any other change may narrow it. */
function compareLines(name: string, before: string[], after: string[]): ApiChange[] {
  let next = 0;
  const added: string[] = [];
  for (const line of after) {
    if (line === before[next]) next += 1;
    else added.push(line);
  }
  const lost = before[next];
  if (lost !== undefined) {
    return [{ level: 'major', message: `${name} changed: \`${lost.trim()}\` is gone` }];
  }
  const required = WRITTEN_BY_CALLERS.test(name)
    ? added.find((line) => REQUIRED_MEMBER.test(line))
    : undefined;
  if (required !== undefined) {
    return [{ level: 'major', message: `${name} requires \`${required.trim()}\`` }];
  }
  return added.length === 0 ? [] : [{ level: 'minor', message: `${name} was extended` }];
}

/** Returns the declarations of a report by their names; overloads are one. */
function readReport(report: string): Map<string, Declaration> {
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';
  const declarations = new Map<string, Declaration>();
  for (const block of code.split('\n\n')) {
    const lines = block.split('\n').filter((line) => !/^\s*\/\/|^\s*$/.test(line));
    const name =
      /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:\w+) ([\w$]+)/.exec(
        lines[0] ?? '',
      )?.[1] ?? lines[0];
    if (name === undefined) continue;
    const earlier = declarations.get(name);
    declarations.set(name, {
      isExported: earlier?.isExported || /^export /.test(lines[0] ?? ''),
      lines: [...(earlier?.lines ?? []), ...lines],
    });
  }
  return declarations;
}
