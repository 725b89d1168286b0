import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Badge } from '../ui/Badge.tsx';
import { Check } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Card } from '../ui/View.tsx';

/** Renders how much of each of the provider's limits is used. */
export function RateLimitsCard() {
  const project = useProject();
  const { data } = useLive(project.rateLimits);
  const setEnabled = (enabled: boolean) =>
    act(async () => {
      await project.client.setRateLimits(enabled);
      return enabled ? 'The rate limits are enforced.' : 'The rate limits are off.';
    });
  return (
    <Card
      title="Rate limits"
      aside={data && <Check label="On" checked={data.enabled} onChange={setEnabled} />}
    >
      {data?.enabled === false && (
        <p className={`${layout.cardBody} ${text.soft}`}>The emulator does not enforce them.</p>
      )}
      {data?.enabled && (
        <Table label="Rate limits" columns={['What', 'Used', 'Frees at']}>
          {data.limits.map(({ name, used, allowed, freesAt }) => (
            <Row key={name}>
              <RowHeader>{name}</RowHeader>
              <Cell className={text.numbers}>
                {used < allowed ? (
                  `${used} of ${allowed}`
                ) : (
                  <Badge icon="ban" tone="bad">
                    {used} of {allowed}, refused
                  </Badge>
                )}
              </Cell>
              <Cell className={`${text.numbers} ${text.soft}`} label="Frees at">
                {freesAt === undefined ? 'Not reached' : shortTime(freesAt, project.now())}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}
