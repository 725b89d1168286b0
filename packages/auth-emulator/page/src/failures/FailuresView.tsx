import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Card, View } from '../ui/View.tsx';
import { OwnFailure } from './OwnFailure.tsx';
import { Simulate } from './Simulate.tsx';
import { WaitingFailures } from './WaitingFailures.tsx';

/** Renders what fails on purpose. */
export function FailuresView() {
  const { projectId, client, failures } = useProject();
  const { data } = useLive(failures);
  return (
    <View
      title="Failures"
      summary={`What goes wrong on purpose in ${projectId}, for every app and tab.`}
      actions={
        <Button
          label="Clear all"
          onClick={() => act(client.clearFaults, 'All failures are cleared.')}
        />
      }
    >
      <WaitingFailures faults={data?.faults ?? []} />
      <div className={layout.columns}>
        <Card title="Common failures">
          <Simulate />
        </Card>
        <OwnFailure />
      </div>
    </View>
  );
}
