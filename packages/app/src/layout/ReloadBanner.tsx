import * as texts from '@shop/texts/layout';
import { Banner, Button } from '@toystore/ui';
import { createRoot } from 'react-dom/client';

/** Says on a page that was prerendered, but cannot be hydrated, that a part of it is missing. */
export function ReloadBanner() {
  return (
    <Banner
      variant="error"
      action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
    >
      {texts.pageIncomplete}
    </Banner>
  );
}

/**
 * Shows the banner under the navigation bar of a page that stays as the server sent it.
 * @returns removes it
 */
export function showReloadBanner(root: HTMLElement, error: unknown): () => void {
  console.error('The page is not hydrated: its screen could not be loaded.', error);
  const container = document.createElement('div');
  root.querySelector('header')?.after(container);
  const banner = createRoot(container);
  banner.render(<ReloadBanner />);
  return () => {
    banner.unmount();
    container.remove();
  };
}
