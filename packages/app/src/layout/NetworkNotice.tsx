import { locale } from '@shop';
import catalogueTexts from '@shop/texts/catalogue';
import * as texts from '@shop/texts/layout';
import { useAccounts } from '@toystore/accounts';
import { timeOfPrices, useCatalogue } from '@toystore/storefront';
import { Banner, TextButton, useDismissTimer } from '@toystore/ui';
import { RefreshCw, Wifi, WifiOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsOnline } from '../offline/useIsOnline.ts';
import { paths } from '../page/paths.ts';
import * as styles from './NetworkNotice.module.css';
import { PartBoundary } from './PartBoundary.tsx';
import { useReleaseOffer } from './useReleaseOffer.ts';

const NEEDS_NETWORK: readonly string[] = [paths.login, paths.register, paths.authAction];

/**
 * Reports that the network is missing, that prices are old, or that a new version exists: one at a time, and after the
 * notice of an ended session. A notice never takes the focus, and those about the network disappear by themselves.
 */
export function NetworkNotice() {
  const notice = useNetworkNotice();
  return (
    <PartBoundary message={texts.noticeBroken} shown={notice?.key ?? undefined}>
      {notice}
    </PartBoundary>
  );
}

/** Returns the current notice, if any. Its key makes React create new elements for each. */
function useNetworkNotice(): ReactElement | undefined {
  const { endedSession } = useAccounts();
  const isOnline = useIsOnline();
  const isBack = useIsBackOnline(isOnline);
  const { pathname } = useLocation();
  const { status, freshness, updatedAt, refresh } = useCatalogue({ wanted: false });
  const offer = useReleaseOffer();
  const prices =
    status === 'loaded' && updatedAt !== undefined
      ? texts.pricesOf({ time: timeOfPrices(updatedAt, catalogueTexts, { locale }) })
      : '';

  if (endedSession !== undefined) return undefined;
  if (!isOnline) {
    return (
      <Banner key="offline" variant="status" icon={<WifiOff aria-hidden="true" />}>
        <strong>{texts.offline}</strong>{' '}
        <span>{NEEDS_NETWORK.includes(pathname) ? texts.accountsNeedNetwork : prices}</span>
      </Banner>
    );
  }
  if (freshness === 'stale') {
    return (
      <Banner
        key="stale"
        variant="status"
        icon={<WifiOff aria-hidden="true" />}
        action={<TextButton onClick={refresh}>{texts.tryAgain}</TextButton>}
      >
        <strong>{prices}</strong> <span>{texts.stale}</span>
      </Banner>
    );
  }
  if (isBack) {
    return (
      <Banner key="online" variant="status" icon={<Wifi aria-hidden="true" />}>
        {texts.backOnline}
      </Banner>
    );
  }
  return (
    offer && (
      <Banner
        key="release"
        variant="status"
        icon={<RefreshCw aria-hidden="true" />}
        action={
          <p className={styles.ways}>
            <TextButton loading={offer.isReloading} onClick={offer.reload}>
              {offer.isReloading ? texts.reloading : texts.reload}
            </TextButton>
            <TextButton className={styles.later} onClick={offer.dismiss}>
              {texts.later}
            </TextButton>
          </p>
        }
      >
        <strong>{texts.newVersion}</strong>
      </Banner>
    )
  );
}

/** Returns true for a moment after the network is back. */
function useIsBackOnline(isOnline: boolean): boolean {
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [isBack, setBack] = useState(false);
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    setBack(isOnline);
  }
  useDismissTimer(() => setBack(false), isBack);
  return isBack;
}
