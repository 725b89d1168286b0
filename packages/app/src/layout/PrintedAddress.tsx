import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { absoluteUrl } from '../page/siteUrl.ts';
import styles from './Layout.module.css';

const subscribe = () => () => {};
const getOrigin = () => absoluteUrl('/').slice(0, -1);
const getServerOrigin = () => undefined;

/** Shows the page's address on paper. Prerendered HTML leaves it out: one file answers for many addresses, such as 404.html. */
export function PrintedAddress() {
  const { pathname } = useLocation();
  const origin = useSyncExternalStore(subscribe, getOrigin, getServerOrigin);
  return origin && <p className={styles.address}>{origin + pathname}</p>;
}
