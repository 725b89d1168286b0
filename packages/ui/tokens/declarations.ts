export interface Declaration {
  /** In lower case; a custom property as written. */
  property: string;
  value: string;
  line: number;
  /** The selectors and at-rules around it, outermost first. */
  within: string[];
}

/** Returns the declarations of a stylesheet, each with the rules around it. */
export function declarations(css: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
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
