import { useEffect } from 'react';

/** A document's name: `{title} | ToyStore` (specification, section 1). */
export function pageTitle(title: string): string {
  return `${title} | ToyStore`;
}

/** Names the document. A prerendered page has its name already. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
