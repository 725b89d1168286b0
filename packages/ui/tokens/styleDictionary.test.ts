import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { toCompose, toSwift } from './nativeTokens.ts';
import type { TokenType } from './tokenTypes.ts';

const length = (value: number, unit = 'px') => ({ value, unit });
const plum = { colorSpace: 'srgb', components: [0.2, 0.4, 0.6], alpha: 0.5 };
const shadow = { color: plum, offsetX: length(0), offsetY: length(6), blur: length(1, 'rem') };

test.each<[type: TokenType, name: string, value: Json, swift: string, compose: string]>([
  [
    'color',
    'plum',
    plum,
    'UIColor(red: 0.200, green: 0.400, blue: 0.600, alpha: 0.5)',
    'Color(0x80336699)',
  ],
  ['dimension', 'space-6', length(1.5, 'rem'), 'CGFloat(24)', '24.dp'],
  ['dimension', 'radius-s', length(12), 'CGFloat(12)', '12.dp'],
  ['dimension', 'text-sm', length(0.9375, 'rem'), 'CGFloat(15)', '15.sp'],
  ['duration', 'fast', length(150, 'ms'), 'TimeInterval(0.15)', '150'],
  ['duration', 'spin', length(2.4, 's'), 'TimeInterval(2.4)', '2400'],
  [
    'cubicBezier',
    'ease',
    [0.2, 1.3, 0.4, 1],
    'CAMediaTimingFunction(controlPoints: 0.2, 1.3, 0.4, 1)',
    'CubicBezierEasing(0.2f, 1.3f, 0.4f, 1f)',
  ],
  [
    'fontFamily',
    'font-text',
    ['Segoe UI', 'serif'],
    '["Segoe UI", "serif"]',
    'listOf("Segoe UI", "serif")',
  ],
  ['fontWeight', 'weight-display', 600, '600', 'FontWeight(600)'],
  ['number', 'z-bar', 20, '20', '20'],
  ['number', 'tracking-tight', -0.022, '-0.022', '-0.022f'],
  [
    'shadow',
    'shadow-1',
    shadow,
    '[(color: UIColor(red: 0.200, green: 0.400, blue: 0.600, alpha: 0.5), x: CGFloat(0), y: CGFloat(6), blur: CGFloat(16), spread: CGFloat(0), inset: false)]',
    'listOf(Shadow(radius = 16.dp, spread = 0.dp, color = Color(0x80336699), offset = DpOffset(0.dp, 6.dp)))',
  ],
])('writes a %s, %s, in Swift and Compose', (type, name, value, swift, compose) => {
  expect(toSwift(type, value, name)).toBe(swift);
  expect(toCompose(type, value, name)).toBe(compose);
});
