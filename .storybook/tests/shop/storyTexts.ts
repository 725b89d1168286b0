import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync, Visitor } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const MODULE = 'virtual:story-texts';

/** Modules of the kit that only stories import. */
const OF_STORIES = [
  'packages/ui/src/**/*.stories.tsx',
  'packages/ui/src/**/*TestUtils.ts{,x}',
  'packages/ui/src/{stories,conformance,foundations}/**/*.ts{,x}',
];

/** Hands tests what stories of the kit say themselves: its texts are not the kit's to translate. */
export const storyTexts = (): Plugin => ({
  name: 'story-texts',
  resolveId: (source) => (source === MODULE ? MODULE : undefined),
  load(id) {
    if (id !== MODULE) return undefined;
    const files = globSync(OF_STORIES, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
    const paths = files.map((file) => file.replaceAll('\\', '/'));
    const texts = new Map(
      paths.map((path) => [path, textsIn(path, readFileSync(ROOT + path, 'utf8'))]),
    );
    const all = paths.map((path) => [
      path,
      [path, ...storiesImportedBy(path)].flatMap((each) => texts.get(each) ?? []),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(all))};`;
  },
});

/** The files of stories that a module imports, whose args it may use, and those that they import. */
function storiesImportedBy(path: string): string[] {
  const code = readFileSync(ROOT + path, 'utf8');
  const imports = parseSync(path, code).module.staticImports.map(
    (each) => each.moduleRequest.value,
  );
  const files = imports
    .filter((source) => source.endsWith('.stories.tsx'))
    .map((source) => posix.join(posix.dirname(path), source));
  return files.flatMap((file) => [file, ...storiesImportedBy(file)]);
}

/** Returns the texts that a module writes in quotes, between tags or as capitalized keys, without those that it only expects. */
function textsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const texts: { start: number; end: number; text: string }[] = [];
  const expected: { start: number; end: number }[] = [];
  const add = ({ start, end }: { start: number; end: number }, text: string) =>
    texts.push({ start, end, text: text.trim().replace(/\s+/g, ' ') });
  new Visitor({
    Literal: (literal) => {
      if (typeof literal.value === 'string') add(literal, literal.value);
    },
    TemplateElement: (part) => add(part, part.value.cooked ?? ''),
    JSXText: (text) => add(text, text.value),
    Property: (property) => {
      if (property.key.type !== 'Identifier') return;
      const { name } = property.key;
      if (name === 'play') expected.push(property);
      if (/^[A-Z]/.test(name)) add(property.key, name); // the name of a case, which a story shows
    },
    CallExpression: (call) => {
      if (/^expect\b|By[A-Z]\w+$/.test(code.slice(call.callee.start, call.callee.end)))
        expected.push(call);
    },
  }).visit(program);
  return texts
    .filter(({ text }) => /[a-z]/i.test(text))
    .filter(({ start, end }) => !expected.some((each) => each.start <= start && end <= each.end))
    .map(({ text }) => text);
}
