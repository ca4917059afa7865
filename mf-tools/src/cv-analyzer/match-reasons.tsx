import { useId, useState } from 'react';
import type { JobRequirement, RequirementState } from '@landfall/contracts';
import { Badge, Card, Icon, useIsPhone, type IconName } from '@landfall/ui';
import { points, scored, type Scored } from './points';

const STATES: readonly { state: RequirementState; label: string; icon: IconName }[] = [
  { state: 'met', label: 'Met', icon: 'circle-check' },
  { state: 'partly', label: 'Partly met', icon: 'circle-alert' },
  { state: 'missing', label: 'Missing', icon: 'circle-x' },
];

interface MatchReasonsProps {
  requirements: readonly JobRequirement[];
  /** The sections below have the same lines: the lists wait folded. */
  areToldBelow: boolean;
}

/** What the score is the sum of: a bar of three parts, and below it every requirement with the line that proves it. */
export function MatchReasons({ requirements, areToldBelow }: MatchReasonsProps) {
  const all = scored(requirements);
  const titleId = useId();
  if (all.length === 0) return null;
  const parts = STATES.map((one) => ({ ...one, items: all.filter(({ state }) => state === one.state) }));
  const said = parts.map(({ label, items }) => `${label} ${items.length}`).join(', ');
  return (
    <Card as="section" className="reasons" aria-labelledby={titleId}>
      <h3 id={titleId} className="tools-title">
        How the score comes about
      </h3>
      <p className="document-hint">
        The score is the sum of these points. What the job asks for most weighs most; partly met counts half.
      </p>
      <div className="reasons-bar" role="img" aria-label={`${all.length} requirements: ${said}`}>
        {parts.map(({ state, items }) => (
          <i key={state} data-state={state} style={{ flexGrow: items.reduce((sum, one) => sum + one.possible, 0) }} />
        ))}
      </div>
      {parts.map(({ state, label, icon, items }) => (
        <ReasonList key={state} state={state} label={label} icon={icon} items={items} isFolded={areToldBelow} />
      ))}
    </Card>
  );
}

interface ReasonListProps {
  state: RequirementState;
  label: string;
  icon: IconName;
  items: readonly Scored[];
  isFolded: boolean;
}

function ReasonList({ state, label, icon, items, isFolded }: ReasonListProps) {
  // On a phone the lists alone are many screens long.
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(state !== 'met' && !isPhone && !isFolded);
  const id = useId();
  const gained = items.reduce((sum, one) => sum + one.gained, 0);
  const possible = items.reduce((sum, one) => sum + one.possible, 0);
  if (items.length === 0) return null;
  return (
    <div className="reasons-part" data-state={state}>
      <h4>
        <button
          type="button"
          className="fold-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={icon} size={18} />
          <span className="fold-words">
            {label} {items.length}
          </span>
          <span className="reasons-points">
            {points(gained)} of {points(possible)} points
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </h4>
      <ul id={id} hidden={!isOpen} className="reasons-list">
        {items.map((item, index) => (
          <Reason key={`${item.name} ${index}`} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Reason({ item: { name, kind, importance, gained, possible, state, cvLine, jobLine } }: { item: Scored }) {
  return (
    <li className="reason">
      <p className="reason-head" dir="auto">
        <span className="reason-name">{name}</span>
        {importance === 'preferred' && <Badge tone="line">Preferred</Badge>}
        <span className="reasons-points">
          {points(gained)} of {points(possible)}
        </span>
      </p>
      {cvLine && <Quote from="Your CV" text={cvLine} />}
      {!cvLine && state !== 'met' && (
        <p className="document-hint">
          {kind === 'unread'
            ? 'The advert says too little of it, or in words that could not be read.'
            : 'No line of your CV was found that says so.'}
        </p>
      )}
      {jobLine && <Quote from="The job" text={jobLine} />}
    </li>
  );
}

const Quote = ({ from, text }: { from: string; text: string }) => (
  <p className="reason-quote" dir="auto">
    <span className="reason-from">{from}:</span> <q>{text}</q>
  </p>
);
