import { UiProvider } from '@toystore/ui';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { pictureSources } from './pictureSources.ts';
import { RouterLink } from './RouterLink.tsx';
import { StoreLayout } from './StoreLayout.tsx';

/** The root of every route: joins the kit to the router and the shop's pictures. */
export function Store() {
  return (
    <UiProvider Link={RouterLink} pictureSources={pictureSources}>
      <MessagesProvider>
        <StoreLayout />
      </MessagesProvider>
    </UiProvider>
  );
}
