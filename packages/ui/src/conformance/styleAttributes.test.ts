import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from '../primitives/Form/CodeField.tsx';
import { fixtures } from './fixtures/all.ts';

/** Radix sets a style on the panels of its tabs, and no prop removes it. */
const STYLED = ['Tabs'];

test('renders no style attribute on a server, because a strict content policy rejects it', () => {
  const styled = Object.entries(fixtures).filter(([, render]) =>
    / style="/.test(renderToStaticMarkup(render({}))),
  );
  expect(styled.map(([name]) => name)).toEqual(STYLED);
});

test.each([4, 5, 6, 7, 8])('renders none for a code of %d digits', (length) => {
  const html = renderToStaticMarkup(createElement(CodeField, { label: 'Code', length }));
  expect(html).toContain(`[0-9]{${length}}`);
  expect(html).not.toContain(' style=');
});
