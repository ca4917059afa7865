import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '@landfall/ui';
import { CopyIcon } from '../copy/copy-button';

interface TextCardProps {
  title: string;
  icon: IconName;
  tone: string;
  /** What the copy button gives. */
  copied: string;
  /** The toast after it. */
  copiedToast?: string;
  children?: ReactNode;
}

/** A titled card of text with a coloured head. Its content is text and never markup. */
export function TextCard({ title, icon, tone, copied, copiedToast, children }: TextCardProps) {
  const id = useId();
  return (
    <section className="text-card" data-tone={tone} aria-labelledby={id}>
      <header className="text-card-head">
        <Icon name={icon} size={20} />
        <h3 id={id} className="text-card-title" dir="auto">
          {title}
        </h3>
        <CopyIcon text={copied} label={`Copy ${title}`} done={copiedToast} />
      </header>
      {children && (
        <div className="text-card-body" dir="auto">
          {children}
        </div>
      )}
    </section>
  );
}
