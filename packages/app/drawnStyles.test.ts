import { expect, test } from 'vitest';
import { drawnStyles } from './drawnStyles.ts';

test('style attributes become rules, the same one a rule once', () => {
  const html =
    '<p class="a" style="--letters:6">1</p><p style="--letters:8;color:red">2</p><p style="--letters:6"></p>';
  expect(drawnStyles(html)).toEqual({
    html: '<p class="a" data-drawn="0">1</p><p data-drawn="1">2</p><p data-drawn="0"></p>',
    css: '[data-drawn="0"]{--letters:6}[data-drawn="1"]{--letters:8;color:red}',
  });
});

test('words of a page stay', () => {
  const html = '<p>a toy with style=&quot;x&quot;</p>';
  expect(drawnStyles(html)).toEqual({ html, css: '' });
});

test('quotes come as they were meant', () => {
  expect(drawnStyles('<p style="font-family:&quot;Fig &amp; Tree&quot;">').css).toBe(
    '[data-drawn="0"]{font-family:"Fig & Tree"}',
  );
});

test.each(['a:b}p{color:red', 'a:&lt;/style&gt;'])('%s would be more than a rule', (style) => {
  expect(() => drawnStyles(`<p style="${style}">`)).toThrow('cannot become a rule');
});
