import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@landfall/ui';
import { partsOf } from './long-text';

/** An advert's text; of one that is endless the beginning, and the rest when somebody wants to read on, finds in it or prints. */
export function JobDescription({ text }: { text: string }) {
  const { beginning, rest } = useMemo(() => partsOf(text), [text]);
  if (beginning.length === 0) return <p>No description available.</p>;
  return (
    <>
      <Paragraphs of={beginning} />
      {rest.length > 0 && <Rest of={rest} />}
    </>
  );
}

function Rest({ of }: { of: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = rest.current!;
    if (isOpen) return element.removeAttribute('hidden');
    // the browser's own search looks into it, and opens it where it finds something
    element.setAttribute('hidden', 'until-found');
    const open = () => setOpen(true);
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // what was read is gone, so one is taken to where it began
    if (!isOpen) pressed.current?.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  return (
    <>
      <div id={id} ref={rest} className="detail-rest">
        <Paragraphs of={of} />
      </div>
      <Button
        variant="quiet"
        flush
        className="detail-more"
        iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}

const Paragraphs = ({ of }: { of: string[] }) =>
  of.map((text, index) => (
    <p key={index} className="whitespace-pre-line" dir="auto">
      {text}
    </p>
  ));
