'use client';

import { MessagesProvider, UiProvider } from '@toystore/ui';
import Link from 'next/link';

const pictureSources = (url) => ({ src: `${url}?w=640` });

const labels = { PageHeader: { found: ({ written }) => `${written} toys in stock` } };

/** Provides the shop's functions, which a server component cannot pass to a client component. */
export function Providers({ children }) {
  return (
    <UiProvider Link={Link} pictureSources={pictureSources} labels={labels}>
      <MessagesProvider>{children}</MessagesProvider>
    </UiProvider>
  );
}
