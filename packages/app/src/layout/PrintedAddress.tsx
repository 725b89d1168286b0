import { useLocation } from 'react-router';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { absoluteUrl } from '../page/siteUrl.ts';
import * as styles from './Layout.module.css';

/** Prints the page's URL. Prerendered HTML omits it: one file can be served for many URLs, such as 404.html. */
export function PrintedAddress() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated && <p className={styles.address}>{absoluteUrl('/').slice(0, -1) + pathname}</p>;
}
