/*
 * `node --conditions=react-server --conditions=module loadOnServer.ts FOLDER`: loads a built package as a server of React
 * Server Components does. There React has no state and no effects, and modules with 'use client' are only referenced. It
 * fails on what would crash: a hook, React Compiler's cache or an event handler in a module without 'use client'.
 */
import { type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '.'] = process.argv.slice(2);
const index = pathToFileURL(resolve(folder, 'dist/index.js')).href;

/** Marks the imports of the index: it only re-exports hooks to client modules, where any other module would call them. */
const HANDED_ON = '?handed-on';

const isOwn = (url: string) => url.startsWith(new URL('.', index).href);

const isClientModule = (code: string) =>
  /^(?:["']use strict["'];\s*)?["']use client["']/.test(code);

const exportedNames = (code: string) => [
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^.* as /, '').trim()),
  ),
  ...[...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name = '']) => name),
];

const resolveModule: ResolveHookSync = (name, context, next) => {
  // It loads, but crashes when it is called.
  if (name === 'react/compiler-runtime') {
    throw new Error(`${context.parentURL} takes React Compiler's cache but has no 'use client'`);
  }
  const found = next(name, context);
  return context.parentURL === index ? { ...found, url: `${found.url}${HANDED_ON}` } : found;
};

const loadModule: LoadHookSync = (url, context, next) => {
  const loaded = next(url, context);
  const code = String(loaded.source);
  if (isClientModule(code)) {
    const isAnyAllowed = !isOwn(url) || url.endsWith(HANDED_ON);
    const names = exportedNames(code).filter((name) => isAnyAllowed || !/^use[A-Z]/.test(name));
    const references = names.map(
      (name, place) => `const e${place} = {}; export { e${place} as ${name} };`,
    );
    return { format: 'module', shortCircuit: true, source: references.join('\n') };
  }
  const handler = /\bon[A-Z]\w*: /.exec(code);
  if (handler && isOwn(url)) {
    throw new Error(`${url} has an event handler (${handler[0]}…) but no 'use client'`);
  }
  return loaded;
};

registerHooks({ resolve: resolveModule, load: loadModule });
await import(index);
