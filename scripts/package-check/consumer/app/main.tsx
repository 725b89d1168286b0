import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** The pages, each with the kit's styles in another way. */
const pages: Record<string, () => Promise<{ default: ComponentType }>> = {
  '/': () => import('./kit.tsx'),
  '/shop': () => import('./shop.tsx'),
  '/places': () => import('./places.tsx'),
  '/currencies': () => import('./currencies.tsx'),
};

const root = document.querySelector('#root');
const load = pages[location.pathname];
if (root === null || load === undefined) throw new Error(`No page has ${location.pathname}.`);
const { default: Page } = await load();
createRoot(root).render(<Page />);
