import { ButtonLink, SectionMessage } from '@toystore/ui';
import { useAccountServices } from '../../auth/AuthContext.ts';
import { emptyPicture } from '../../images.ts';
import { paths } from '../../paths.ts';
import { TryAgain } from '../../TryAgain.tsx';
import styles from './AllToys.module.css';

/** Above the cards: why an address that asks for saved toys shows others, too. */
export function WithoutSavedToys() {
  const { unavailable, retry } = useAccountServices();
  if (unavailable) {
    return (
      <SectionMessage
        variant="error"
        message="Accounts are unavailable, so your saved toys are not known. These are not only saved toys."
        action={<TryAgain onRetry={retry} />}
        className={styles.aboveToys}
      />
    );
  }
  return (
    <SectionMessage
      variant="plain"
      message="Saved toys belong to an account. Log in to see yours."
      imageUrl={emptyPicture}
      action={<ButtonLink href={paths.login}>Login</ButtonLink>}
      className={styles.aboveToys}
    />
  );
}
