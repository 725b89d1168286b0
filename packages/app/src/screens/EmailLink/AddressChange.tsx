import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAccountServices } from '../../auth/AccountServices.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { paths } from '../../paths.ts';
import { TITLES } from './AddressChanged.tsx';
import type { AppliedLink } from './actionLink.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { useActionCode } from './useActionCode.ts';

export type AddressChangeProps = AppliedLink & { code: string };

/**
 * Applies the code of an e-mail about an address at once. After that the history entry keeps what was done in place of
 * the code, so that a reload or Back shows it again.
 */
export function AddressChange({ code, ...link }: AddressChangeProps) {
  const { applyEmailCode } = useAccountServices();
  const navigate = useNavigate();
  const change = useActionCode(() => applyEmailCode(code));
  const isApplied = change.status === 'succeeded';
  const onApplied = useEffectEvent(() => {
    navigate(paths.authAction, { replace: true, state: { applied: link } });
  });

  useEffect(() => {
    if (isApplied) onApplied();
  }, [isApplied]);

  if (change.status === 'failed') return <LinkFailure {...change} />;
  return <Waiting title={TITLES[link.mode]} />;
}
