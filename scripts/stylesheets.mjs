import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { ROOT } from './processes.mjs';

/**
 * The project's stylesheets.
 * @param {string} pattern a glob below each package's `src`
 * @returns {string[]} paths below the project, in order
 */
export function stylesheets(pattern) {
  return globSync(`packages/*/src/${pattern}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** @param {string} path below the project */
export const readStylesheet = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * The class names that a CSS module exports, in order.
 * @param {string} css
 * @param {string} [filename] for messages
 */
export function classNames(css, filename = 'module.css') {
  const { exports = {} } = transform({
    filename,
    code: Buffer.from(css),
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  return Object.keys(exports).sort();
}

/**
 * @typedef {object} Declaration
 * @property {string} property in lower case; a custom property as written
 * @property {string} value
 * @property {number} line
 * @property {string[]} within the selectors and at-rules around it, outermost first
 */

/**
 * The declarations of a stylesheet, each with the rules around it.
 * @param {string} css
 * @returns {Declaration[]}
 */
export function declarations(css) {
  /** @type {Declaration[]} */
  const found = [];
  /** @type {string[]} */
  const within = [];
  let text = '';
  let line = 1;
  let brackets = 0;
  const endDeclaration = () => {
    const [, property, value] = text.match(/^\s*(-?-?[\w-]+)\s*:\s*([\s\S]+?)\s*$/) ?? [];
    if (property !== undefined && value !== undefined) {
      const name = property.startsWith('--') ? property : property.toLowerCase();
      const height = text.trimStart().split('\n').length - 1;
      found.push({ property: name, value, line: line - height, within: [...within] });
    }
    text = '';
  };
  for (const [token] of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[\s\S]/g)) {
    if (brackets === 0 && token === '{') {
      within.push(text.trim().replaceAll(/\s+/g, ' '));
      text = '';
    } else if (brackets === 0 && (token === ';' || token === '}')) {
      endDeclaration();
      if (token === '}') within.pop();
    } else if (!token.startsWith('/*')) {
      if (token === '(') brackets++;
      if (token === ')') brackets--;
      text += token;
    }
    line += token.split('\n').length - 1;
  }
  return found;
}
