import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Select } from '../ui/Field.tsx';
import {
  COMMON_FAILURES,
  type CommonFailureName,
  setCommonFailure,
  useFailure,
} from './commonFailures.ts';

/** Renders the choice of what fails on purpose for every app and tab, until it is switched off. */
export function Simulate() {
  const { client, failures } = useProject();
  const isKnown = useLive(failures).data !== undefined;
  const current = useFailure();
  const choose = (name: CommonFailureName) =>
    act(() => setCommonFailure(client, name, current), COMMON_FAILURES[name].hint);
  return (
    <Select
      label="Simulate"
      hint={current && current !== 'none' && COMMON_FAILURES[current].hint}
      options={COMMON_FAILURES}
      other={isKnown ? 'Other failures' : 'Asking the emulator …'}
      value={current}
      onChange={choose}
    />
  );
}
