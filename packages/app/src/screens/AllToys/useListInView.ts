import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** After a decision, the list begins in view. By Back and Forward it is where it was left. */
export function useListInView(section: RefObject<HTMLElement | null>) {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(search);

  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const element = section.current;
    if (!isBack && element && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ behavior: 'instant' });
    }
  }, [search, isBack, section]);
}
