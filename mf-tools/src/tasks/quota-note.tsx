import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSettings, useUser } from '@landfall/sdk';
import { Button, Note, formatDate } from '@landfall/ui';
import { ownQuota } from '../api';

/** From so few on it is worth knowing when there are new ones. */
const FEW = 5;

/** What is left of the day, said before one asks. Without an answer nothing is said: the server decides anyway. */
export function QuotaNote() {
  const user = useUser();
  const { billing } = useSettings();
  const { data } = useQuery(ownQuota(user?.id));
  if (!data) return null;
  const { limit, left, resetsAt } = data;
  if (limit === null || left === null)
    return user?.plan === 'premium' ? <p className="document-hint">Premium: no daily limit</p> : null;
  const renewal = `New ones come after ${formatDate(resetsAt, { form: 'time' })}.`;
  const calls = limit === 1 ? 'AI call' : 'AI calls';
  if (left > 0)
    return (
      <p className="document-hint">
        {left} of {limit} {calls} left today{left <= FEW && `. ${renewal}`}
      </p>
    );
  return (
    <Note
      tone="caution"
      title={`You have used your ${limit} ${calls} of today.`}
      action={
        user?.plan === 'free' &&
        billing && (
          <Button asChild variant="secondary">
            <Link to="/subscribe">Upgrade to Premium</Link>
          </Button>
        )
      }
    >
      <p>{renewal} With Premium there is no daily limit.</p>
    </Note>
  );
}
