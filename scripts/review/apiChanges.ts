/** A part of a package's API that users meet differently; undefined on the side that lacks it. */
export interface ApiChange {
  /** Such as `ToyCardProps.note`. */
  name: string;
  before: string | undefined;
  after: string | undefined;
}

const DECLARATION =
  /^(?:export )?(?:declare |abstract )*(interface|class|type|function|const) (\w+)/;

/** Returns the parts of an API report: each member of an interface or class, and each other declaration. */
function partsOf(report: string): Map<string, string> {
  const parts = new Map<string, string>();
  let [owner, part, hasMembers] = ['', '', false];
  for (const line of report.split('\n')) {
    const [, kind = '', name = ''] = DECLARATION.exec(line) ?? [];
    if (name) [owner, part, hasMembers] = [name, name, /interface|class/.test(kind)];
    const [, member] = (hasMembers && /^ {4}(?:readonly )?([\w'-]+)/.exec(line)) || [];
    if (member) part = `${owner}.${member}`;
    if (part === '' || line === '}' || /^\s*(?:$|\/\/|```)/.test(line)) continue;
    parts.set(part, `${parts.get(part) ?? ''} ${line.trim()}`.trim());
  }
  return parts;
}

/** Returns what differs between two API reports of a package. */
export function changedApi(before: string, after: string): ApiChange[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }));
}
