import { Ban, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PasswordPolicy } from '../../../src/policy.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Badge } from '../ui/Badge.tsx';
import { Check } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Card, Problem, View } from '../ui/View.tsx';

const PROVIDER = 300; // seconds for which a login is recent

/** Renders the rules of a project that refuse requests. A file and the client change the first two. */
export function PolicyView() {
  const project = useProject();
  const { data, problem } = useLive(project.failures);
  const usual = useLive(project.start).data?.policy;
  return (
    <View
      title="Policy and limits"
      summary={`For ${project.projectId} only. Tests of other projects do not meet it.`}
    >
      <Problem text={problem} />
      <div className={layout.columns}>
        {data && (
          <div className={layout.view}>
            <Rule
              title="Password policy"
              value={inFile(data.policy)}
              usual={inFile(usual ?? data.policy)}
            >
              <code>--policy</code> names the file of the first one,{' '}
              <code>client.setPasswordPolicy()</code> sets another, and a reset restores the first.
              With <code>OFF</code> apps can read it, and nothing is refused.
            </Rule>
            <Rule
              title="Recent login"
              value={{ seconds: data.recentLogin }}
              usual={{ seconds: PROVIDER }}
            >
              After these seconds a new password or e-mail, linking, second factors and deleting are
              refused. <code>client.setRecentLogin()</code> changes it.
            </Rule>
          </div>
        )}
        <RateLimits />
      </div>
    </View>
  );
}

/** Returns what a policy's file says. */
const inFile = ({ enforcementState, customStrengthOptions }: PasswordPolicy) => ({
  enforcementState,
  customStrengthOptions,
});

interface RuleProps {
  title: string;
  value: object;
  /** The one without a test that changed it. */
  usual: object;
  /** How it is changed. */
  children: ReactNode;
}

function Rule({ title, value, usual, children }: RuleProps) {
  const rule = JSON.stringify(value, null, 2);
  const isChanged = rule !== JSON.stringify(usual, null, 2);
  return (
    <Card
      title={title}
      aside={isChanged && <Badge icon={Pencil} label="Differs from the start" tone="accent" />}
    >
      <pre className={text.snippet}>{rule}</pre>
      <p className={text.soft}>{children}</p>
    </Card>
  );
}

/** Renders how much of each of the provider's limits is used. */
function RateLimits() {
  const { client, rateLimits, now } = useProject();
  const { data } = useLive(rateLimits);
  const setEnabled = (enabled: boolean) =>
    act(
      () => client.setRateLimits(enabled),
      enabled ? 'The rate limits are enforced.' : 'The rate limits are off.',
    );
  return (
    <Card
      title="Rate limits"
      isFull
      aside={data && <Check label="On" checked={data.enabled} onChange={setEnabled} />}
    >
      {data?.enabled === false && (
        <p className={`${layout.body} ${text.soft}`}>The emulator does not enforce them.</p>
      )}
      {data?.enabled && (
        <Table label="Rate limits" columns={['What', 'Used', 'Frees at']}>
          {data.limits.map(({ name, used, allowed, freesAt }) => (
            <Row key={name}>
              <RowHeader>{name}</RowHeader>
              <Cell>
                {used < allowed ? (
                  `${used} of ${allowed}`
                ) : (
                  <Badge icon={Ban} label={`${used} of ${allowed}, refused`} tone="bad" />
                )}
              </Cell>
              <Cell className={text.soft} label="Frees at">
                {freesAt === undefined ? 'Not reached' : shortTime(freesAt, now())}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}
