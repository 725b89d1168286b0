import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtinResolvers,
  type Documentation,
  ERROR_CODES,
  makeFsImporter,
  parse,
} from 'react-docgen';
import type { PropChange } from '../../.storybook/review/review.ts';

/** A prop's type and whether it must be given. */
interface Prop {
  type: string;
  required: boolean;
}

/** The props of each exported component, by its name. */
export type KitProps = Map<string, Map<string, Prop>>;

const EXPORTS = /export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g;
const IS_COMPONENT = /^[A-Z]\w*[a-z]\w*$/;

type PropDescriptor = NonNullable<Documentation['props']>[string];

function typeOf({ tsType }: PropDescriptor): string {
  if (tsType === undefined) return 'unknown';
  const raw = 'raw' in tsType ? tsType.raw : tsType.name;
  return `${raw}`.replaceAll(/\s+/g, ' ');
}

/**
 * Reads the props of every component that a kit exports, as Storybook's component manifest has them.
 * @param source the kit's `src`
 */
export function readProps(source: string): KitProps {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const kit: KitProps = new Map();
  for (const [, names = '', file = ''] of index.matchAll(EXPORTS)) {
    const exported = names.split(',').map((name) => name.trim());
    const path = join(source, file);
    for (const { displayName, props = {} } of existsSync(path) ? documentedIn(path) : []) {
      if (!displayName || !exported.includes(displayName) || !IS_COMPONENT.test(displayName))
        continue;
      const list = Object.entries(props).map(([name, prop]): [string, Prop] => [
        name,
        { type: typeOf(prop), required: prop.required === true },
      ]);
      kit.set(displayName, new Map(list));
    }
  }
  return kit;
}

/** Returns the components of a file; none if it only has hooks or providers that cannot be read as one. */
function documentedIn(path: string): Documentation[] {
  try {
    return parse(readFileSync(path, 'utf8'), {
      filename: path,
      importer: makeFsImporter(),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    const isWithout =
      error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (isWithout) return [];
    throw error;
  }
}

const written = (name: string, { type, required }: Prop) =>
  `${name}${required ? '' : '?'}: ${type}`;

/** Returns what users of the kit meet differently. */
export function changedProps(before: KitProps, after: KitProps): PropChange[] {
  const changes: PropChange[] = [];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  for (const component of names) {
    const [old, now] = [before.get(component), after.get(component)];
    if (old === undefined || now === undefined) {
      const [breaking, advice] =
        now === undefined ? [true, 'It is gone: use another one.'] : [false, 'It is new.'];
      const sides = { before: old && component, after: now && component };
      changes.push({ component, prop: undefined, ...sides, breaking, advice });
      continue;
    }
    for (const prop of [...new Set([...old.keys(), ...now.keys()])].sort()) {
      const change = changeOf(old.get(prop), now.get(prop));
      if (change === undefined) continue;
      const [was, is] = [old.get(prop), now.get(prop)];
      changes.push({
        ...{ component, prop },
        before: was && written(prop, was),
        after: is && written(prop, is),
        ...change,
      });
    }
  }
  return changes;
}

function changeOf(old: Prop | undefined, now: Prop | undefined) {
  if (now === undefined) return { breaking: true, advice: 'It is gone: remove it.' };
  if (old === undefined) {
    return now.required
      ? { breaking: true, advice: 'It is new and required: pass it.' }
      : { breaking: false, advice: 'It is new and optional.' };
  }
  if (!old.required && now.required)
    return { breaking: true, advice: 'It is required now: pass it.' };
  if (old.type !== now.type)
    return { breaking: true, advice: 'Its type differs: check your values.' };
  if (old.required && !now.required) return { breaking: false, advice: 'It is optional now.' };
  return undefined;
}
