import { useEffect } from 'react';

/** Names the document: `{title} | ToyStore` (specification, section 1). */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | ToyStore`;
  }, [title]);
}
