import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse, types as t, traverse } from 'storybook/internal/babel';
import { ROOT } from '../storyFiles.ts';

type Texts = string | Texts[] | { [name: string]: Texts };

/** Returns the texts of a literal; `undefined` for examples and functions. */
function textsIn(node: t.Node | null | undefined): Texts | undefined {
  if (t.isStringLiteral(node)) return node.value;
  if (t.isTemplateLiteral(node) && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (t.isArrayExpression(node)) return node.elements.flatMap((each) => textsIn(each) ?? []);
  if (!t.isObjectExpression(node)) return undefined;
  const properties = node.properties.flatMap((property) => {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return [];
    const texts = textsIn(property.value);
    return texts === undefined ? [] : [[property.key.name, texts] as const];
  });
  return properties.length > 0 ? Object.fromEntries(properties) : undefined;
}

/** Returns the texts of a component's guide, read from its source; `undefined` if it has none. */
function guideTexts(name: string): Texts | undefined {
  const [file] = globSync(`packages/ui/src/**/${name}.guide.tsx`, { cwd: ROOT });
  if (file === undefined) return undefined;
  let texts: Texts | undefined;
  traverse(babelParse(readFileSync(join(ROOT, file), 'utf8')), {
    CallExpression: ({ node }) => {
      if (t.isIdentifier(node.callee, { name: 'defineGuide' })) texts = textsIn(node.arguments[1]);
    },
  });
  return texts;
}

interface Manifests {
  components?: { components: Record<string, { name: string }> };
}

/** Adds the guides to the manifest of components: assistants get usage and accessibility with the props. */
export function withGuides<M extends Manifests>(manifests: M): M {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    Object.assign(component, { guide: guideTexts(component.name) });
  }
  return manifests;
}
