import { useLive, useProject } from '../api/useLive.ts';
import * as layout from '../ui/layout.module.css';
import { Note, View } from '../ui/View.tsx';
import { PasswordPolicyCard } from './PasswordPolicyCard.tsx';
import { RateLimitsCard } from './RateLimitsCard.tsx';
import { RecentLoginCard } from './RecentLoginCard.tsx';

/** Renders the rules of a project that refuse requests. */
export function PolicyView() {
  const project = useProject();
  const { data, problem } = useLive(project.failures);
  const usual = useLive(project.start).data?.policy;
  return (
    <View
      title="Policy and limits"
      summary={`For ${project.projectId} only. Tests of other projects do not meet it.`}
    >
      {problem && (
        <Note icon="alert" isWarning>
          {problem}
        </Note>
      )}
      <div className={layout.columns}>
        {data && usual && (
          <PasswordPolicyCard
            key={JSON.stringify(data.policy)}
            policy={data.policy}
            usual={usual}
          />
        )}
        <div className={layout.stack}>
          {data && <RecentLoginCard key={data.recentLogin} seconds={data.recentLogin} />}
          <RateLimitsCard />
        </div>
      </div>
    </View>
  );
}
