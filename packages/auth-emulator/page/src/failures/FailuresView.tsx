import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { Card, View } from '../ui/View.tsx';
import {
  COMMON_FAILURE_NAMES,
  COMMON_FAILURES,
  type CommonFailureName,
  currentFailure,
  setCommonFailure,
} from './commonFailures.ts';
import { OwnFailure } from './OwnFailure.tsx';
import { WaitingFailures } from './WaitingFailures.tsx';

/** Renders what fails on purpose. */
export function FailuresView() {
  const project = useProject();
  const { data } = useLive(project.failures);
  const usual = useLive(project.start).data?.policy;
  const current = data && usual && currentFailure(data, usual);
  const choose = (name: CommonFailureName) =>
    act(async () => {
      await setCommonFailure(project.client, name, current);
      return name === 'none'
        ? 'No common failure is simulated.'
        : `Simulated until it is switched off: ${COMMON_FAILURES[name].label}.`;
    });
  const clear = () =>
    act(async () => {
      await project.client.clearFaults();
      return 'All failures are cleared.';
    });
  return (
    <View
      title="Failures"
      summary={`What goes wrong on purpose in ${project.projectId}, for every app and tab.`}
      actions={
        <div>
          <Button onClick={clear}>Clear all</Button>
        </div>
      }
    >
      <WaitingFailures faults={data?.faults ?? []} />
      <div className={layout.columns}>
        <Card title="Common failures">
          <fieldset className={layout.cardBody} disabled={data === undefined}>
            <legend className={text.hidden}>
              Simulated for every app, until it is switched off
            </legend>
            <div>
              {COMMON_FAILURE_NAMES.map((name) => (
                <Check
                  key={name}
                  {...COMMON_FAILURES[name]}
                  type="radio"
                  name="common"
                  checked={name === current}
                  onChange={() => choose(name)}
                />
              ))}
            </div>
            {data && usual && current === undefined && (
              <p className={text.soft}>A combination of failures that is not in this list.</p>
            )}
          </fieldset>
        </Card>
        <OwnFailure />
      </div>
    </View>
  );
}
