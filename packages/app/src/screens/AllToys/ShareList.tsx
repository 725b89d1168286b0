import * as texts from '@shop/texts/allToys';
import { sharedLink, type Toy } from '@toystore/storefront';
import { Button, ShareDialog, useMessages, useUi } from '@toystore/ui';
import { Share2 } from 'lucide-react';
import { useOverlay } from '../../overlays/useOverlay.ts';
import { paths } from '../../page/paths.ts';
import * as styles from './ShareList.module.css';

/** Shares a link to these toys: phones open their own share sheet, other devices a dialog that copies the link. */
export function ShareList({ toys }: { toys: readonly Toy[] }) {
  const dialog = useOverlay('share');
  const { showStatus } = useMessages();
  const { formatCount } = useUi();
  const page = new URL(paths.allToys, window.location.origin).href;
  const ids = toys.map(({ toyId }) => toyId);
  const { url, leftOut } = sharedLink(page, ids);
  const leftOutText = leftOut > 0 ? texts.leftOut(formatCount(leftOut)) : undefined;

  const share = async () => {
    if (!hasShareSheet()) return dialog.open();
    try {
      await navigator.share({ title: document.title, url });
      if (leftOutText !== undefined) showStatus({ message: leftOutText });
    } catch (error) {
      // The user closed the sheet; after any other failure, the link can still be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) dialog.open();
    }
  };

  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" className={styles.button} onClick={share}>
        <Share2 aria-hidden="true" />
        <span>{texts.shareList}</span>
      </Button>
      <ShareDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title={texts.shareList}
        description={
          <>
            <p>{texts.sharedWith(formatCount(toys.length - leftOut))}</p>
            {leftOutText !== undefined && <p>{leftOutText}</p>}
          </>
        }
        url={url}
      />
    </>
  );
}

/** Desktop browsers may have a share sheet, too, but few people there have an app that it offers. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
