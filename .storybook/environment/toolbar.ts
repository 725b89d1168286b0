import type { Preview } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { KIT_SHOP, shops } from '../shops.ts';
import { brands } from './brands.ts';

/** The settings of the toolbar, for every story and page. */
export interface Environment {
  /** The id of one of `shops`: its language, direction, currency and brand. */
  shop: string;
  theme: 'system' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** One of `brands`. */
  brand: string;
  /** Whether each text node is replaced, as a browser's translation does. */
  translation: 'off' | 'on';
}

export const initialEnvironment: Environment = {
  shop: KIT_SHOP,
  theme: 'system',
  direction: 'ltr',
  brand: 'toystore',
  translation: 'off',
};

interface Choice<Value extends string> {
  value: Value;
  title: string;
}

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

const menu = <Value extends string>(
  title: string,
  description: string,
  icon: Icon,
  items: Choice<Value>[],
) => ({ description, toolbar: { title, icon, items, dynamicTitle: true } });

export const toolbar = {
  shop: menu<Environment['shop']>(
    'Shop',
    'Whose language, direction, currency and brand the page has',
    'location',
    shops.map(({ id, name, locale }) => ({ value: id, title: `${name}, ${locale}` })),
  ),
  theme: menu<Environment['theme']>('Theme', 'Colours of the page', 'mirror', [
    { value: 'system', title: 'System theme' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  direction: menu<Environment['direction']>('Direction', 'Direction of the script', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  brand: menu<Environment['brand']>('Brand', 'Whose tokens the page has', 'paintbrush', brands),
  translation: menu<Environment['translation']>(
    'Translation',
    'Whether each text node is replaced, as the translation of a browser does',
    'globe',
    [
      { value: 'off', title: 'Not translated' },
      { value: 'on', title: 'Text nodes replaced' },
    ],
  ),
} satisfies Preview['globalTypes'];

const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which every component and screen is checked. */
export const viewports = {
  w320: viewport('Smallest phone', 320, 640, 'mobile'),
  w360: viewport('Phone', 360, 740, 'mobile'),
  w768: viewport('Tablet', 768, 1024, 'tablet'),
  w1280: viewport('Laptop', 1280, 720, 'desktop'),
  w1440: viewport('Desktop', 1440, 900, 'desktop'),
  ...MINIMAL_VIEWPORTS,
};
