import * as texts from '@shop/texts/layout';
import { Banner, Button } from '@toystore/ui';
import { useTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { TryAgain } from '../loading/TryAgain.tsx';
import { focusNextHeading } from '../page/focusHeading.ts';

interface ReloadBannerProps {
  /** Requests the part again, where it may still arrive. Without it a reload is offered. */
  onRetry?: (() => Promise<void>) | undefined;
}

/** Says on a page that was prerendered, but cannot be hydrated, that a part of it is missing. */
export function ReloadBanner({ onRetry }: ReloadBannerProps) {
  const [isRetrying, startRetry] = useTransition();
  return (
    <Banner
      ref={focusNextHeading}
      variant="error"
      action={
        onRetry ? (
          <TryAgain loading={isRetrying} onRetry={() => startRetry(onRetry)} />
        ) : (
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        )
      }
    >
      {onRetry ? texts.pageLate : texts.pageIncomplete}
    </Banner>
  );
}

/** Adds room for the banner under the navigation bar of a page that stays as the server sent it. */
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
