import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { ToyFilterSheet } from './ToyFilterSheet.ts';

type SheetProps = ComponentProps<typeof ToyFilterSheet>;

const load = () =>
  importWithRetry('src/filters/ToyFilterSheet.ts', () => import('./ToyFilterSheet.ts'));

/** For what leads to the sheet: pointing at it or focusing it says that it may be opened. */
export function prepareSheet() {
  load().catch(() => {}); // opening reports it
}

/** The sheet, which is loaded when it is first opened. */
export function LazyFilterSheet(props: SheetProps) {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const { showStatus } = useMessages();
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const isMissing = props.open && Sheet === undefined;
  const giveUp = useEffectEvent((error: unknown) => {
    console.error('The filters did not arrive.', error);
    showStatus({
      message: 'The filters did not arrive. Please check your connection and try again.',
    });
    props.onClose();
  });
  useEffect(() => {
    if (isMissing) load().then(({ ToyFilterSheet }) => setSheet(() => ToyFilterSheet), giveUp);
  }, [isMissing]);
  return Sheet && <Sheet {...props} />;
}
