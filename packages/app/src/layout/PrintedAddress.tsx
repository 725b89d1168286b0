import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { absoluteUrl } from '../page/siteUrl.ts';
import * as styles from './Layout.module.css';

const subscribe = () => () => {};
const getOrigin = () => absoluteUrl('/').slice(0, -1);
const getServerOrigin = () => undefined;

/** Prints the page's URL. Prerendered HTML omits it: one file can be served for many URLs, such as 404.html. */
export function PrintedAddress() {
  const { pathname } = useLocation();
  const origin = useSyncExternalStore(subscribe, getOrigin, getServerOrigin);
  return origin && <p className={styles.address}>{origin + pathname}</p>;
}
