import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXTENSION, isObject, type Json, type JsonObject } from './json.ts';
import { type Render, toCompose, toSwift } from './nativeTokens.ts';
import { tokenTypes } from './tokenTypes.ts';
import { valueToCss } from './valueToCss.ts';

/** A token as Style Dictionary passes it to a transform. */
interface Transformed {
  $type?: unknown;
  $value?: unknown;
  $extensions?: unknown;
  path: string[];
  original: { $value?: unknown };
}

/** The tokens to build, and the folder for them. */
export interface StyleDictionaryOptions {
  /** `toystore` by default. */
  brand?: string;
  /** `light` by default. */
  theme?: 'light' | 'dark';
  /** The folder of the token files; the package's own by default. */
  folder?: string;
  /** The output folder, with a slash at its end; `build/` by default. */
  buildPath?: string;
}

interface Transform {
  type: 'name' | 'value';
  transitive?: boolean;
  transform: (token: Transformed) => string;
}

interface Platform {
  transforms: string[];
  buildPath: string;
  files: { destination: string; format: string; options?: Record<string, unknown> }[];
}

/** The argument of `new StyleDictionary()`, and the export of its configuration file. */
export interface StyleDictionaryConfig {
  tokens: Record<string, Record<string, object>>;
  hooks: { transforms: Record<string, Transform> };
  platforms: Record<'css' | 'scss' | 'swift' | 'compose', Platform>;
}

const nameOf = ({ path }: Transformed) => path.at(-1) ?? '';

const camel = (name: string) =>
  name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The CSS next to a value: a number's unit, and whether a shadow follows a shape. */
function cssBeside(extensions: Json | undefined): string {
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  return isObject(own) && typeof own.css === 'string' ? own.css : '';
}

const noAlias = (path: string): never => {
  throw new Error(`Style Dictionary has not replaced {${path}}.`);
};

/** Returns the CSS of a token. */
function toCss(token: Transformed): string {
  const { $type, $value = null, $extensions } = asJson(token);
  const type = tokenTypes.find((name) => name === $type);
  if (type === undefined) return JSON.stringify($value);
  const beside = cssBeside($extensions);
  const unit = beside.match(/^-?[\d.]+(em|%|deg)$/)?.[1] ?? '';
  const css = valueToCss(
    { type, unit, filter: beside.startsWith('drop-shadow(') },
    $value,
    noAlias,
  );
  return beside === 'none' && css.endsWith(' transparent') ? beside : css; // valid for both kinds of shadow
}

/** The JSON of a token, which came from a file. */
const asJson = ({ $type, $value, $extensions }: Transformed): JsonObject =>
  JSON.parse(JSON.stringify({ $type, $value, $extensions }));

const native =
  (render: Render) =>
  (token: Transformed): string => {
    const { $type, $value = null } = asJson(token);
    const isAlias = typeof token.original.$value === 'string' && /\{/.test(token.original.$value);
    if (isAlias && typeof $value === 'string') return $value; // it is the other token's text
    const type = tokenTypes.find((name) => name === $type);
    return type === undefined ? JSON.stringify($value) : render(type, $value, nameOf(token));
  };

const transforms: Record<string, Transform> = {
  'toystore/name/css': { type: 'name', transform: (token) => `ts-${nameOf(token)}` },
  'toystore/name/camel': { type: 'name', transform: (token) => camel(nameOf(token)) },
  'toystore/css': { type: 'value', transitive: true, transform: toCss },
  'toystore/swift': { type: 'value', transitive: true, transform: native(toSwift) },
  'toystore/compose': { type: 'value', transitive: true, transform: native(toCompose) },
};

/** Returns the tokens of `base` and of a theme. */
function readTheme(path: string, theme: string): Record<string, Record<string, object>> {
  const file: Record<string, Record<string, Record<string, object>>> = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const tokens: Record<string, Record<string, object>> = {};
  for (const set of [file.base, file[theme]]) {
    for (const [type, group] of Object.entries(set ?? {})) {
      if (!type.startsWith('$')) tokens[type] = { ...tokens[type], ...group };
    }
  }
  return tokens;
}

/**
 * Returns a configuration of Style Dictionary 5 that builds a brand's tokens as CSS, SCSS, Swift and Compose. Change what
 * it returns to build more or less.
 */
export function styleDictionaryConfig(options: StyleDictionaryOptions = {}): StyleDictionaryConfig {
  const { brand = 'toystore', theme = 'light', buildPath = 'build/' } = options;
  const { folder = fileURLToPath(new URL('../tokens', import.meta.url)) } = options;
  const platform = (names: string[], destination: string, format: string, more = {}): Platform => ({
    transforms: names.map((name) => `toystore/${name}`),
    buildPath,
    files: [{ destination, format, options: more }],
  });
  const className = camel(`-${brand}-${theme}`);
  return {
    tokens: readTheme(`${folder}/${brand}.json`, theme),
    hooks: { transforms },
    platforms: {
      css: platform(['name/css', 'css'], `${brand}.${theme}.css`, 'css/variables'),
      scss: platform(['name/css', 'css'], `_${brand}.${theme}.scss`, 'scss/variables'),
      swift: platform(['name/camel', 'swift'], `${className}.swift`, 'ios-swift/enum.swift', {
        className,
      }),
      compose: platform(['name/camel', 'compose'], `${className}.kt`, 'compose/object', {
        className,
        packageName: 'toystore.tokens',
        import: [
          'androidx.compose.animation.core.CubicBezierEasing',
          'androidx.compose.ui.graphics.Color',
          'androidx.compose.ui.graphics.shadow.Shadow',
          'androidx.compose.ui.text.font.FontWeight',
          'androidx.compose.ui.unit.*',
        ],
      }),
    },
  };
}
