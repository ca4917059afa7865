import { useState } from 'react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button';
import { Checkbox, RadioGroup, Switch } from './checkbox';
import { Field } from './field';
import { Input, Select } from './input';
import { SearchField } from './search-field';

describe('a button', () => {
  it('does nothing a second time while it is busy, and says the given words', async () => {
    const press = jest.fn();
    render(
      <Button busy busyText="Saving..." onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not send a form unless it is told to', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Beside</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is out of reach while it is inert, and still there to be seen', async () => {
    const press = jest.fn();
    render(
      <Button inert onClick={press}>
        Subscribe
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(button);
    await userEvent.tab();
    expect(button).not.toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  it('can be another element, with its icon inside', () => {
    render(
      <Button asChild icon="arrow-left">
        <a href="/jobs">Back</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Back' });
    expect(link).toHaveClass('lf-button');
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('says that a link opens a new tab, and gives that tab nothing of ours', () => {
    render(
      <ButtonLink href="https://www.example.org/" newTab>
        Apply
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Apply (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="We never share it." error="This is no address." required>
        <Input defaultValue="x" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('This is no address. We never share it.');
    expect(screen.getByRole('alert')).toHaveTextContent('This is no address.');
  });

  it('brings an error into view that comes while somebody types in it, and no other', async () => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const Amounts = () => {
      const [text, setText] = useState('');
      const error = text === 'x' && 'Please type a number.';
      return (
        <>
          <Field label="First" error={error}>
            <Input />
          </Field>
          <Field label="Second" error={error}>
            <Input value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
        </>
      );
    };
    render(<Amounts />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Second' }), 'x');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(intoView.mock.contexts[0]).toBe(screen.getAllByRole('alert')[1]);
    intoView.mockRestore();
  });

  it('holds a list of choices as well', async () => {
    const change = jest.fn();
    render(
      <Field label="Order">
        <Select options={['One', { value: '2', label: 'Two' }]} onChange={(event) => change(event.target.value)} />
      </Field>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Two');
    expect(change).toHaveBeenCalledWith('2');
  });
});

describe('choices', () => {
  it('are made by their labels', async () => {
    const check = jest.fn();
    const turn = jest.fn();
    const choose = jest.fn();
    render(
      <>
        <Checkbox label="Remote" count={1371} onCheckedChange={check} />
        <Switch label="Select" onCheckedChange={turn} />
        <RadioGroup
          label="Answer"
          name="answer"
          value={null}
          onValueChange={choose}
          options={[
            { value: 'a', label: 'First' },
            { value: 'b', label: 'Second' },
          ]}
        />
      </>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remote' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Select' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
    expect(check).toHaveBeenCalledWith(true);
    expect(turn).toHaveBeenCalledWith(true);
    expect(choose).toHaveBeenCalledWith('b');
    expect(screen.getByText('1,371')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Remote' })).toHaveAccessibleDescription('1,371');
  });
});

describe('a search field', () => {
  function Example({ onSubmit, onClear }: { onSubmit: (text: string) => void; onClear: () => void }) {
    const [value, setValue] = useState('');
    return <SearchField label="Search" value={value} onValueChange={setValue} onSubmit={onSubmit} onClear={onClear} />;
  }

  it('says what is wrong with the text at the field itself', () => {
    render(<SearchField label="Search" value="aaa" onValueChange={() => undefined} error="Too long" />);
    const box = screen.getByRole('textbox', { name: 'Search' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Too long');
    expect(screen.getByRole('alert')).toHaveTextContent('Too long');
  });

  it('sends the trimmed text, and offers to clear it while there is any', async () => {
    const submit = jest.fn();
    const clear = jest.fn();
    render(<Example onSubmit={submit} onClear={clear} />);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    const box = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.type(box, '  nurse {Enter}');
    expect(submit).toHaveBeenCalledWith('nurse');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(clear).toHaveBeenCalledTimes(1);
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });
});
