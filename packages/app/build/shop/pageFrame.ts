import type { LoadedShop } from './loadShop.ts';
import type { Member, Messages } from './messages.ts';

/** Returns the app's `index.html` with the language, direction, brand and colors of a shop. */
export function shopHtml(template: string, shop: LoadedShop): string {
  const attributes = [
    `lang="${shop.locale}"`,
    ...(shop.dir === 'rtl' ? ['dir="rtl"'] : []),
    ...(shop.brand === 'toystore' ? [] : [`data-brand="${shop.brand}"`]),
  ];
  return template
    .replace('<html lang="en">', `<html ${attributes.join(' ')}>`)
    .replace('%SHOP_LIGHT%', shop.themeColor.light)
    .replace('%SHOP_DARK%', shop.themeColor.dark);
}

const shortcut = (name: Member | undefined, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
});

const ICONS = (['icon', 'maskable'] as const).flatMap((purpose) =>
  ([192, 512] as const).map((size) => ({ purpose, size })),
);

/** The icons that the manifest names, in the shop's `public`. */
export const ICON_FILES = ICONS.map(({ purpose, size }) => `icons/${purpose}-${size}.png`);

const icon = (purpose: 'icon' | 'maskable', size: number) => ({
  src: `/icons/${purpose}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  ...(purpose === 'maskable' && { purpose }),
});

/** Returns the shop's web app manifest (https://www.w3.org/TR/appmanifest). */
export function shopManifest(shop: LoadedShop, texts: Messages): string {
  const manifest = {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: texts.description,
    lang: shop.locale,
    ...(shop.dir === 'rtl' && { dir: shop.dir }),
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: shop.themeColor.light,
    background_color: shop.themeColor.light,
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.map(({ purpose, size }) => icon(purpose, size)),
    ],
    shortcuts: [
      shortcut(texts.allToys, '/alltoy'),
      shortcut(texts.savedToys, '/alltoy?saved=1'),
      shortcut(texts.myProfile, '/myprofile'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
