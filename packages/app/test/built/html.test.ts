import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

test('prerenders valid HTML', async () => {
  const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });
  const pages = globSync('{*,toys/1}.html', { cwd: dist }).sort();
  expect(pages).toContain('index.html');
  const problems: string[] = [];
  for (const page of pages) {
    const { results } = await htmlValidate.validateString(readFileSync(dist + page, 'utf8'), page);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column, selector } of messages) {
        problems.push(`${page}:${line}:${column} ${ruleId} ${message} ${selector ?? ''}`);
      }
    }
  }
  expect(problems).toEqual([]);
});
