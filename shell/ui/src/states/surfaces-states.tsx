import { CompanyMark } from '../media/company-mark';
import { Drawing, type DrawingName } from '../media/drawing';
import { Icon } from '../media/icon';
import { icons, type IconName } from '../media/icons';
import { Logo } from '../media/logo';
import { Badge, StatusChip, type BadgeTone, type StatusTone } from '../surfaces/badge';
import { Card, Inset, LandPanel } from '../surfaces/card';
import { StatTile } from '../surfaces/stat-tile';
import { Group, RAISED, Row } from './specimen';

const badges: BadgeTone[] = [
  'tag',
  'line',
  'more',
  'visa',
  'light',
  'record',
  'premium',
  'count',
  'info',
  'positive',
  'caution',
  'danger',
];
const statuses: StatusTone[] = ['applied', 'screened', 'interview', 'offer', 'rejected', 'withdrawn'];
const drawings: DrawingName[] = [
  'hero-approach',
  'hero-coast',
  'empty-jobs',
  'empty-news',
  'empty-applications',
  'gate',
  'light-out',
];

export function SurfaceStates() {
  return (
    <Group title="Surfaces">
      <Card>At rest: one line</Card>
      <Card lift className={RAISED}>
        Raised: hover, chosen, menus
      </Card>
      <Card selected>Chosen</Card>
      <Inset>A well inside a card</Inset>
      <LandPanel aria-label="Land">
        <h3>Land</h3>
        <p>Evidence, arrival, the frame.</p>
      </LandPanel>
      <div className="grid grid-cols-2 gap-3">
        <StatTile value="5,000" label="A large figure" icon="globe" />
        <StatTile value="A few words" label="and what they are" hint="One line more" />
      </div>
    </Group>
  );
}

export function MarkStates() {
  return (
    <Group title="Marks">
      <Row>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'caution' ? 'calendar-clock' : undefined}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        {statuses.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </Row>
      <Row>
        <CompanyMark name="Harbour Lights" />
        <CompanyMark name="Ẹ̀kọ́ Ọ̀nà" />
        <CompanyMark name="" />
        <CompanyMark name="Large Mark" size="large" />
        <Logo />
        <Logo variant="mark" />
      </Row>
    </Group>
  );
}

export function PictureStates() {
  return (
    <Group title="Drawings">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {drawings.map((name) => (
          <Drawing key={name} name={name} className="h-auto w-full" />
        ))}
      </div>
      <h3>Icons</h3>
      <ul className="flex flex-wrap gap-3 text-muted">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} size={20} label={name} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
