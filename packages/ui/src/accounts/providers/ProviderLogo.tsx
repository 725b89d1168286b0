import type { ProviderFace } from './ProviderFace.ts';
import * as styles from './ProviderLogo.module.css';

/** A provider's logo beside its name. */
export function ProviderLogo({ logo }: Pick<ProviderFace, 'logo'>) {
  if (logo === undefined) return null;
  return typeof logo === 'string' ? (
    <img src={logo} alt="" width={20} height={20} className={styles.logo} />
  ) : (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={styles.logo}>
      <path d={logo.path} />
    </svg>
  );
}
