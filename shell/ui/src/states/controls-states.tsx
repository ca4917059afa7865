import { useState } from 'react';
import { Button, ButtonLink, IconButton, type ButtonVariant } from '../controls/button';
import { Checkbox, RadioGroup, Switch } from '../controls/checkbox';
import { Chip } from '../controls/chip';
import { Field } from '../controls/field';
import { Input, Select, TextArea } from '../controls/input';
import { SearchField } from '../controls/search-field';
import { FOCUS, Group, Row } from './specimen';

const looks: Record<ButtonVariant, { hover: string; active: string }> = {
  primary: { hover: 'bg-accent-hover!', active: 'bg-accent-active!' },
  secondary: { hover: 'bg-accent-soft! border-accent!', active: 'bg-shoal! border-accent!' },
  quiet: { hover: 'bg-accent-soft!', active: 'bg-shoal!' },
  danger: { hover: 'brightness-90', active: 'brightness-75' },
};
const variants = Object.keys(looks) as ButtonVariant[];

export function ButtonStates() {
  return (
    <Group title="Buttons">
      {variants.map((variant) => (
        <Row key={variant} label={variant}>
          <Button variant={variant}>At rest</Button>
          <Button variant={variant} className={looks[variant].hover}>
            Hover
          </Button>
          <Button variant={variant} className={FOCUS}>
            Focus
          </Button>
          <Button variant={variant} className={looks[variant].active}>
            Active
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyText="Saving...">
            Save
          </Button>
          <Button variant={variant} inert>
            Inert
          </Button>
        </Row>
      ))}
      <Row label="with icons">
        <Button icon="plus">Add</Button>
        <ButtonLink href="https://www.example.org/" newTab variant="secondary">
          A new tab
        </ButtonLink>
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="trash" label="Delete" tone="danger" />
        <IconButton icon="copy" label="Copy" disabled />
        <IconButton icon="save" label="Saving" busy />
      </Row>
    </Group>
  );
}

export function FieldStates() {
  const [text, setText] = useState('therapist');
  return (
    <Group title="Fields">
      <SearchField label="Search the examples" value={text} onValueChange={setText} hint="A hint below the box." />
      <Field label="At rest" hint="One line of help.">
        <Input placeholder="A placeholder" />
      </Field>
      <Field label="Focus">
        <Input className={FOCUS} defaultValue="Typed text" />
      </Field>
      <Field label="With an error" error="What is wrong, and what to do." required>
        <Input defaultValue="Wrong" />
      </Field>
      <Field label="Disabled" hint="The reason stands here.">
        <Input disabled defaultValue="Cannot be changed" />
      </Field>
      <Field label="A choice">
        <Select options={['One', 'Two', { value: '3', label: 'Three, not now', disabled: true }]} />
      </Field>
      <Field label="Longer text">
        <TextArea defaultValue={'Two lines\nof text'} rows={3} />
      </Field>
    </Group>
  );
}

export function ChoiceStates() {
  const [chosen, setChosen] = useState<string | null>('b');
  return (
    <Group title="Choices">
      <div>
        <Checkbox label="Chosen" count={1371} defaultChecked />
        <Checkbox label="Not chosen" count={0} />
        <Checkbox label="Focus" className={`${FOCUS} rounded-tick`} />
        <Checkbox label="Disabled" disabled />
      </div>
      <Row>
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <Switch label="Disabled" disabled />
      </Row>
      <RadioGroup
        label="One of these"
        name="states-one-of"
        value={chosen}
        onValueChange={setChosen}
        options={[
          { value: 'a', label: 'The first' },
          { value: 'b', label: 'The second' },
          { value: 'c', label: 'Disabled', disabled: true },
        ]}
      />
      <Row>
        <Chip onRemove={() => setChosen(null)} removeLabel="Remove the choice">
          A choice in force
        </Chip>
        <Chip>Without a cross</Chip>
      </Row>
    </Group>
  );
}
