import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@landfall/sdk';
import { Card, Icon, type IconName } from '@landfall/ui';
import { ownTasks } from '../api';
import { recentOf } from '../tasks/recent';
import type { ToolKind } from '../tasks/tool-kinds';
import { onView, workbench } from '../workbench/workbench';

interface ExtraToolProps {
  title: string;
  text: string;
  icon: IconName;
  kind: ToolKind;
  children: ReactNode;
}

/** A further tool for the same CV and job, folded until somebody wants it, or has something of it running or done. */
export function ExtraTool({ title, text, icon, kind, children }: ExtraToolProps) {
  const chosen = workbench((state) => state.shown[kind]);
  const { data } = useQuery(ownTasks(useUser()?.id));
  const shown = chosen === undefined ? recentOf(data?.tasks, kind) : chosen;
  const [isOpen, setOpen] = useState(Boolean(shown));
  const id = useId();
  useEffect(() => {
    if (shown) setOpen(true);
  }, [shown]);
  const isWanted = onView((state) => state.kind === kind);
  const fold = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    // It stands screens below the head of the panel that was opened for it.
    setOpen(true);
    fold.current?.closest('section')?.scrollIntoView?.({ block: 'start' });
    fold.current?.focus({ preventScroll: true });
    onView.setState({ kind: null });
  }, [isWanted]);
  return (
    <Card as="section" className="extra" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <button
          ref={fold}
          type="button"
          className="fold-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={icon} size={20} />
          <span className="fold-words">{title}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </h3>
      <p className="document-hint">{text}</p>
      <div id={id} className="extra-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Card>
  );
}
