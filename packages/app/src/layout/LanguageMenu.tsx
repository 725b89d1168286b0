import * as texts from '@shop/texts/layout';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { SiteLanguage } from '../../build/shop/languages.ts';
import styles from './LanguageMenu.module.css';

interface LanguageMenuProps {
  languages: readonly SiteLanguage[];
}

/** Leads to the same page in another language. Links, as each is an address of its own. */
export function LanguageMenu({ languages }: LanguageMenuProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <nav aria-labelledby={id} className={styles.menu}>
      <p id={id} className={styles.legend}>
        {texts.language}
      </p>
      <ul className={styles.languages}>
        {languages.map(({ tag, name, siteUrl, isCurrent }) => (
          <li key={tag}>
            <a
              href={new URL(pathname, siteUrl).href}
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
