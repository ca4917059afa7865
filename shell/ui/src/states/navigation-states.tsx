import { useState } from 'react';
import { Button } from '../controls/button';
import { Field } from '../controls/field';
import { Input } from '../controls/input';
import { Accordion } from '../navigation/accordion';
import { Pagination } from '../navigation/pagination';
import { Tabs } from '../navigation/tabs';
import { Dialog, Sheet } from '../overlays/dialog';
import { Menu } from '../overlays/menu';
import { Group, Row } from './specimen';

export function NavigationStates() {
  const [page, setPage] = useState(5);
  const [tab, setTab] = useState('one');
  return (
    <Group title="Ways through">
      <Tabs
        label="Examples"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'one', label: 'One', count: 3 },
          { value: 'two', label: 'Two', count: 0 },
          { value: 'three', label: 'Three', icon: 'star' },
          { value: 'off', label: 'Disabled', disabled: true },
        ]}
      >
        <p className="text-muted">The panel of “{tab}”.</p>
      </Tabs>
      <Pagination page={page} pages={12} onPage={setPage} label="Example pages" />
      <Accordion
        items={[
          { id: 'a', title: 'Closed', content: 'What is behind it.' },
          { id: 'b', title: 'Open', content: 'What was behind it.', open: true },
        ]}
      />
    </Group>
  );
}

export function CourseStates() {
  const [tab, setTab] = useState('applied');
  return (
    <Group title="The course line">
      <Tabs
        look="course"
        label="Stages"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'applied', label: 'Applied', tone: 'applied', count: 4 },
          { value: 'screened', label: 'Screened', tone: 'screened', count: 0 },
          { value: 'interview', label: 'Interview', tone: 'interview', count: 1 },
          { value: 'offer', label: 'Offer', tone: 'offer', count: 0 },
          { value: 'rejected', label: 'Rejected', tone: 'rejected', count: 2 },
        ]}
      >
        <p className="text-muted">What stands at this stage.</p>
      </Tabs>
    </Group>
  );
}

type Shown = 'dialog' | 'left' | 'right' | 'bottom' | null;

export function OverlayStates() {
  const [shown, setShown] = useState<Shown>(null);
  const props = (which: Exclude<Shown, null>) => ({
    open: shown === which,
    onOpenChange: (open: boolean) => setShown(open ? which : null),
  });
  const close = () => setShown(null);
  const edges = ['left', 'right', 'bottom'] as const;
  return (
    <Group title="Over the page">
      <Row>
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        {edges.map((side) => (
          <Button key={side} variant="secondary" onClick={() => setShown(side)}>
            Sheet from the {side}
          </Button>
        ))}
        <Menu
          label="Example menu"
          trigger={
            <Button variant="secondary" iconEnd="chevron-down">
              Menu
            </Button>
          }
          items={[
            { label: 'Edit', icon: 'edit' },
            { label: 'Disabled', icon: 'lock', disabled: true },
            { label: 'Delete', icon: 'trash', danger: true, separated: true },
          ]}
        />
      </Row>
      <Dialog
        {...props('dialog')}
        title="A question"
        description="What will happen, in one sentence."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Do it</Button>
          </>
        }
      >
        <Field label="Something to fill in">
          <Input />
        </Field>
      </Dialog>
      {edges.map((side) => (
        <Sheet key={side} {...props(side)} side={side} title="A sheet" footer={<Button onClick={close}>Done</Button>}>
          <p>What is on it.</p>
        </Sheet>
      ))}
    </Group>
  );
}
