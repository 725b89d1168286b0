import { declarations } from '../tokens/declarations.ts';

/**
 * A value that a component's stylesheet must not contain, because a theme could not change it. Measures of the layout
 * (widths, heights, insets, padding, gaps, borders, transforms), line heights without a unit, and sizes relative to the
 * font (em) or the container (%, vw, cqi) are allowed.
 */
interface Rule {
  /** The advice, printed after the declaration. */
  problem: string;
  /** The properties that the rule checks. */
  property: RegExp;
  /** Receives the value without `var()`s and strings. */
  broken: (value: string, within: string[]) => boolean;
}

const NAMED_COLOURS =
  /(?<![\w-])(?:aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow|(?:dark|light|medium|pale|deep|hot|dim|rosy|royal|sky|slate|steel|midnight|antique|alice|misty|navajo|floral|ghost|old|papaya|peach|powder|rebecca|saddle|sandy|sea|spring|blanched|burly|cadet|chart|corn|dodger|fire|forest|gains|honey|indian|lawn|lemon|linen|mint|moccasin)[a-z]*)(?![\w-])/i;
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const SYSTEM_COLOUR =
  /(?<![\w-])(?:Accent|AccentText|Active|Button|Canvas|Field|Gray|Highlight|Link|Mark|Selected|Visited)(?:ButtonText|Border|Face|Text|Item|ItemText)?(?![\w-])/;
const COLOUR_PROPERTY =
  /^(?!color-scheme|font|grid|container|animation|transition|content|will-change)/;

const RULES: Rule[] = [
  {
    problem: 'a raw colour: take a colour token',
    property: COLOUR_PROPERTY,
    broken: (value) => RAW_COLOUR.test(value) || NAMED_COLOURS.test(value),
  },
  {
    problem: 'a system colour outside of forced colours',
    property: COLOUR_PROPERTY,
    broken: (value, within) =>
      SYSTEM_COLOUR.test(value) && !within.some((rule) => rule.includes('forced-colors: active')),
  },
  {
    problem: 'a raw text size: take a --text token',
    property: /^font(-size)?$/,
    broken: (value) => /\d(?:px|pt|rem)\b/.test(value),
  },
  {
    problem: 'a raw typeface: take --font-display or --font-text',
    property: /^font(-family)?$/,
    broken: (value, within) =>
      !within.includes('@font-face') && /["']|sans-serif|monospace|system-ui/.test(value),
  },
  {
    problem: 'a raw line height: leave the unit out',
    property: /^(font|line-height)$/,
    broken: (value) => /\d(?:px|pt)\b/.test(value),
  },
  {
    problem: 'a raw corner: take a --radius token, 50 % or none',
    property: /^border(-\w+)*-radius$/,
    broken: (value) => /\d(?:px|r?em)\b/.test(value),
  },
  {
    problem: 'a raw shadow: take a --shadow token; only a ring (0 0 0 2px) may be its own',
    property: /^(box-shadow|text-shadow|filter|backdrop-filter)$/,
    broken: (value) =>
      /drop-shadow\(|blur\(/.test(value) ||
      (/\dpx|\drem/.test(value) && !/^(?:inset )?0 0 0 [\d.]+px\s*$/.test(value)),
  },
  {
    problem: 'a raw layer: take a --z token',
    property: /^z-index$/,
    broken: (value) => /\d/.test(value),
  },
  {
    problem: 'a raw duration or easing: take --fast, --slow, --ease or their kind',
    property: /^(transition|animation)(-duration|-timing-function|-delay)?$/,
    broken: (value) =>
      /(?<![\w.-])(?!0m?s)[\d.]+m?s\b/.test(value) ||
      /(?<![\w-])(?:ease(?:-in|-out|-in-out)?|linear|step-start|step-end)(?![\w-])|cubic-bezier\(|steps\(/.test(
        value,
      ),
  },
];

function withoutVariables(value: string): string {
  let text = value.replaceAll(/url\([^)]*\)/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/var\([^()]*\)/g, ' ');
  }
  return text.trim();
}

/** Returns the raw values in a stylesheet, one line per problem. */
export function rawValues(css: string): string[] {
  return declarations(css).flatMap(({ property, value, line, within }) =>
    RULES.filter(
      (rule) => rule.property.test(property) && rule.broken(withoutVariables(value), within),
    ).map(({ problem }) => `line ${line}: ${property}: ${value} is ${problem}`),
  );
}

/** Returns the custom properties that a text uses. */
export const variablesRead = (text: string) =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Returns the custom properties that a stylesheet or a component sets. */
export const variablesSet = (text: string) =>
  new Set(
    [...text.matchAll(/(?<![\w(-])['"]?(--[\w-]+)['"]?\s*[:\]]/g)].map(([, name = '']) => name),
  );
