import type { ApplicationStatistics } from '@landfall/contracts';
import { StatTile } from '@landfall/ui';
import { activeOf, successRate } from '../status';

/** A dash stands for what is not known yet. */
const UNKNOWN = '–';

export function Statistics({ statistics }: { statistics: ApplicationStatistics | undefined }) {
  const { total, byStatus, recentActivity } = statistics ?? {};
  return (
    <div className="tracker-statistics">
      <StatTile value={total ?? UNKNOWN} label="Total Applications" />
      <StatTile value={byStatus ? activeOf(byStatus) : UNKNOWN} label="Active Applications" />
      <StatTile value={recentActivity?.interviews ?? UNKNOWN} label="Interviews" hint="Last 30 days" />
      <StatTile
        value={total === undefined || !byStatus ? UNKNOWN : `${successRate(total, byStatus)}%`}
        label="Success Rate"
      />
    </div>
  );
}
