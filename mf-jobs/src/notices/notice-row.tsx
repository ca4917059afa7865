import { Link } from 'react-router-dom';
import type { Notice } from '@landfall/contracts';
import { safePath } from '@landfall/sdk';
import { Button, timeAgo } from '@landfall/ui';
import { useMarkRead } from './calls';

/** Whoever follows where it leads has read it. */
export function NoticeRow({ notice: { id, title, text, href, createdAt, isRead } }: { notice: Notice }) {
  const { mutate, isPending } = useMarkRead();
  return (
    <li className="notice" data-read={isRead || undefined} tabIndex={-1}>
      <div className="notice-words">
        {href ? (
          <Link to={safePath(href) ?? '/dashboard'} onClick={() => !isRead && mutate(id)} dir="auto">
            {title}
          </Link>
        ) : (
          <b dir="auto">{title}</b>
        )}
        <p dir="auto">{text}</p>
      </div>
      <p className="notice-time">{timeAgo(createdAt)}</p>
      {!isRead && (
        <Button variant="quiet" busy={isPending} aria-label={`Mark as read: ${title}`} onClick={() => mutate(id)}>
          Mark as read
        </Button>
      )}
    </li>
  );
}
