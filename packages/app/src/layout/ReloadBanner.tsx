import * as texts from '@shop/texts/layout';
import { Banner, Button } from '@toystore/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TryAgain } from '../loading/TryAgain.tsx';
import { focusNextHeading } from '../page/focusHeading.ts';

interface ReloadBannerProps {
  /** Requests the part again if it may still arrive. Without it the banner offers a reload. */
  onRetry?: (() => Promise<void>) | undefined;
}

/** Reports on a prerendered page that a part is missing, so that the page cannot be hydrated. */
export function ReloadBanner({ onRetry }: ReloadBannerProps) {
  // State, not a transition: React commits none while another one waits, and the router navigates in transitions.
  const [isRetrying, setRetrying] = useState(false);
  const retry = async (request: () => Promise<void>) => {
    setRetrying(true);
    await request().finally(() => setRetrying(false));
  };
  return (
    <Banner
      ref={focusNextHeading}
      variant="error"
      action={
        onRetry ? (
          <TryAgain loading={isRetrying} onRetry={() => void retry(onRetry)} />
        ) : (
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        )
      }
    >
      {onRetry ? texts.pageLate : texts.pageIncomplete}
    </Banner>
  );
}

/** Inserts the banner under the navigation bar of a page that was not hydrated. */
export function addReloadBanner(root: HTMLElement) {
  const container = document.createElement('div');
  root.querySelector('header')?.after(container);
  const banner = createRoot(container);
  return {
    show: (error: unknown, onRetry: ReloadBannerProps['onRetry']) => {
      console.error('The page is not hydrated: its screen could not be loaded.', error);
      banner.render(<ReloadBanner onRetry={onRetry} />);
    },
    remove: () => {
      banner.unmount();
      container.remove();
    },
  };
}
