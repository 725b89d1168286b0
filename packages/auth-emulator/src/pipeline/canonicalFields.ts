import { Refusal } from './refusal.ts';

/** The fields of a request, by their names in the REST API. */
export type Fields = Record<string, unknown>;

export interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: string[];
}

/** Texts that mean something else to the emulator when they are empty than when they are absent. */
const KEPT_EMPTY = ['displayName', 'email', 'photoUrl'];

/**
 * Reads values as the emulator does: any spelling of `newPassword`, a number for a text, a number for an enum's value.
 * Leaves out fields that are unknown, null or empty.
 */
export function createCanonicalFields(schemas: Record<string, Schema>) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

  /** @throws {Refusal} if the value does not match the schema */
  function canonical(written: Schema, value: unknown, path: string): unknown {
    const schema = resolve(written);
    switch (schema.type) {
      case 'string':
        return canonicalText(schema, value, path);
      case 'array':
        if (!Array.isArray(value)) throw mismatch(path, 'must be array');
        return value.map((item, index) => canonical(schema.items ?? {}, item, `${path}/${index}`));
      case 'object':
        return canonicalObject(schema, value, path);
      default: // boolean, integer, number
        if (typeof value === (schema.type === 'boolean' ? 'boolean' : 'number')) return value;
        throw mismatch(path, `must be ${schema.type}`);
    }
  }

  function canonicalObject(schema: Schema, value: unknown, path: string): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw mismatch(path, 'must be object');
    }
    const { properties, additionalProperties: ofMap } = schema;
    if (properties === undefined && typeof ofMap !== 'object') return { ...value }; // any fields
    const fields: Fields = {};
    const seen = new Set<string>();
    for (const [written, sent] of Object.entries(value)) {
      const name = properties === undefined ? written : nameIn(properties, written);
      const ofField = properties?.[name ?? ''] ?? ofMap;
      if (name === undefined || typeof ofField !== 'object') continue;
      if (seen.has(name)) throw mismatch(path, `has ${name} under two names`);
      seen.add(name);
      if (sent === null) continue;
      const field = canonical(ofField, sent, `${path}/${name}`);
      if (field !== '' || KEPT_EMPTY.includes(name)) fields[name] = field;
    }
    return fields;
  }

  return (schema: Schema | undefined, sent: Fields): Fields =>
    schema === undefined ? {} : canonicalObject(resolve(schema), sent, '');
}

function canonicalText({ enum: names }: Schema, value: unknown, path: string): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw mismatch(path, 'must be string');
  const text = String(value);
  if (names === undefined || names.includes(text)) return text;
  const named = /^\d+$/.test(text) ? names[Number(text)] : undefined;
  if (named === undefined) throw mismatch(path, 'must be equal to one of the allowed values');
  return named;
}

const foldedNames = new WeakMap<object, Map<string, string>>();

/** Returns the field of a spelling such as `new_password` or `NewPassword`. */
function nameIn(properties: Record<string, Schema>, written: string): string | undefined {
  if (!/^\w*$/.test(written)) {
    // The emulator ignores hyphens, brackets, blanks and accents.
    throw new Refusal(
      `INVALID_ARGUMENT : Unknown name ${JSON.stringify(written)}: Cannot find field.`,
    );
  }
  const known = foldedNames.get(properties);
  const names = known ?? new Map(Object.keys(properties).map((name) => [fold(name), name]));
  if (known === undefined) foldedNames.set(properties, names);
  return names.get(fold(written));
}

const fold = (name: string) => name.replaceAll('_', '').toLowerCase();

const mismatch = (path: string, problem: string) =>
  new Refusal(`Invalid JSON payload received. ${path || '/'} ${problem}`);
