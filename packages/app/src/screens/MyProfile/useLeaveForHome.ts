import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../page/paths.ts';

/**
 * Returns a function that replaces this page by Home, and waits until this page is left. The router's own promise resolves
 * earlier: without a user this page, which is still rendered, would redirect to Login.
 */
export function useLeaveForHome(): () => Promise<void> {
  const navigate = useNavigate();
  const onLeft = useRef<() => void>(undefined);
  useEffect(() => () => onLeft.current?.(), []);
  return () =>
    new Promise((resolve, reject) => {
      onLeft.current = resolve;
      Promise.resolve(navigate(paths.home, { replace: true })).catch(reject);
    });
}
