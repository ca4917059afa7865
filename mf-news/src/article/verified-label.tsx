import type { NewsArticle } from '@landfall/contracts';
import { Badge, Icon, formatDate } from '@landfall/ui';

type Verified = NewsArticle['verified'];

/** Stands only where somebody has checked; the drop of the chart is never given away. */
export function VerifiedBadge({ verified }: { verified: Verified }) {
  return verified && <Badge tone="light">Verified</Badge>;
}

export function WhoChecked({ verified }: { verified: Verified }) {
  if (!verified) return null;
  return (
    <p className="article-checked">
      <Icon name="shield-check" size={18} />
      <span>
        <strong>Fact-checked &amp; Verified</strong>
        <span className="article-checked-by">
          {' '}
          by {verified.by}, {formatDate(verified.at)}
        </span>
      </span>
    </p>
  );
}
