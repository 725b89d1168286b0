import * as texts from '@shop/texts/shareList';
import type { SharedLink } from '@toystore/storefront';
import { Button, ShareDialog, useMessages, useUi } from '@toystore/ui';
import { Share2 } from 'lucide-react';
import { mediaQuery, share } from '../../browser.ts';
import { useOverlay } from '../../overlays/useOverlay.ts';
import * as styles from './ShareList.module.css';

interface ShareListProps {
  link: SharedLink;
  /** How many toys are in it. */
  count: number;
}

/** Shares a link to a list of toys: phones open their own share sheet, other devices a dialog that copies the link. */
export function ShareList({ link: { url, leftOut }, count }: ShareListProps) {
  const dialog = useOverlay('share');
  const { showStatus } = useMessages();
  const { formatCount } = useUi();
  const leftOutText = leftOut > 0 ? texts.leftOut(formatCount(leftOut)) : undefined;

  const shareLink = async () => {
    if (!isPhone()) return dialog.open();
    try {
      await share({ title: document.title, url });
      if (leftOutText !== undefined) showStatus({ message: leftOutText });
    } catch (error) {
      // The user closed the sheet; without one, and after any failure, the link can still be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) dialog.open();
    }
  };

  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" className={styles.button} onClick={shareLink}>
        <Share2 aria-hidden="true" />
        <span>{texts.title}</span>
      </Button>
      <ShareDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title={texts.title}
        description={
          <>
            <p>{texts.sharedWith(formatCount(count))}</p>
            {leftOutText !== undefined && <p>{leftOutText}</p>}
          </>
        }
        url={url}
      />
    </>
  );
}

/** Desktop browsers may have a share sheet, too, but few people there have an app that it offers. */
const isPhone = () => mediaQuery('(pointer: coarse)')?.matches;
