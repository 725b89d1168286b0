import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fixtures } from './fixtures/all.ts';

/** Those whose style no stylesheet can know: how many digits a code has; Radix' own, of its panels. */
const STYLED = ['CodeField', 'Tabs', 'CodeForm'];

test('renders no style attribute on a server, because a strict content policy refuses it', () => {
  const styled = Object.entries(fixtures).filter(([, render]) =>
    / style="/.test(renderToStaticMarkup(render({}))),
  );
  expect(styled.map(([name]) => name)).toEqual(STYLED);
});
