import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import styles from './LazyCartBar.module.css';

/** Visitors have no cart, and load nothing of it. */
const CartBar = lazy<ComponentType>(() =>
  importWithRetry('src/cart/CartBar.tsx', () => import('./CartBar.tsx')).then(
    (loaded) => ({ default: loaded.CartBar }),
    (error: unknown) => {
      console.error('The cart did not arrive.', error);
      return { default: LostCart };
    },
  ),
);

function LostCart() {
  const { showStatus } = useMessages();
  const tell = useEffectEvent(() => {
    showStatus({ message: 'The cart did not arrive. Please reload the page to see it.' });
  });
  useEffect(() => tell(), []);
  return null;
}

/** The cart of whoever is signed in, in the navigation bar. Its place is kept until its code is there. */
export function LazyCartBar() {
  'use no memo'; // rendered seldom, and the first load of a page counts each byte
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <CartBar />
    </Suspense>
  );
}
