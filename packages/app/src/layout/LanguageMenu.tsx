import * as texts from '@shop/texts/layout';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { SiteLanguage } from '../../build/shop/languages.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { paths } from '../page/paths.ts';
import { useCurrentPage } from '../page/routeHandle.ts';
import * as styles from './LanguageMenu.module.css';

interface LanguageMenuProps {
  languages: readonly SiteLanguage[];
}

/**
 * Leads to the same page in another language. Links, as each is an address of its own. In a prerendered file that answers for
 * many addresses, such as 404.html, they lead to the other language's start page until the page is hydrated.
 */
export function LanguageMenu({ languages }: LanguageMenuProps) {
  const id = useId();
  const { pathname } = useLocation();
  const { canonical = paths.root } = useCurrentPage();
  const path = useIsHydrated() ? pathname : canonical;
  return (
    <nav aria-labelledby={id} className={styles.menu}>
      <p id={id} className={styles.legend}>
        {texts.language}
      </p>
      <ul className={styles.languages}>
        {languages.map(({ tag, name, siteUrl, isCurrent }) => (
          <li key={tag}>
            <a
              href={new URL(path, siteUrl).href}
              lang={tag}
              hrefLang={tag}
              aria-current={isCurrent || undefined}
              className={styles.language}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
