import '../styles.css';
import './saved.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { askAgain, safePath, useEvents, useUser } from '@landfall/sdk';
import { Badge, Card, timeAgo } from '@landfall/ui';
import { notices, useNoticeRead } from './calls';

/** On the dashboard: what the product has to tell this person. Nothing stands there while there is nothing to tell. */
export default function NoticesCard() {
  const client = useQueryClient();
  const { data } = useQuery(notices(useUser()?.id));
  const read = useNoticeRead();
  useEvents('notices', () => void askAgain(client, ['notices']));
  if (!data || data.notices.length === 0) return null;
  return (
    <Card as="section" className="saved-card" aria-labelledby="notices-card">
      <h2 id="notices-card">Notices {data.unread > 0 && <Badge tone="count">{data.unread}</Badge>}</h2>
      <ul className="notices">
        {data.notices.map(({ id, title, text, href, createdAt, isRead }) => (
          <li key={id} data-read={isRead || undefined}>
            <div>
              {href ? (
                <Link to={safePath(href) ?? '/dashboard'} onClick={() => !isRead && read(id)} dir="auto">
                  {title}
                </Link>
              ) : (
                <b dir="auto">{title}</b>
              )}
              <p dir="auto">{text}</p>
              <p className="saved-asks">{timeAgo(createdAt)}</p>
            </div>
            {!isRead && (
              <button type="button" className="notice-read" onClick={() => read(id)}>
                Mark as read
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
