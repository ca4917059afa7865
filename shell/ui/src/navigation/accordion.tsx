import { useId, type ReactNode } from 'react';
import { Icon } from '../media/icon';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
}

/** The browser's own disclosure: it can be searched by "find in page" and needs no script to open. */
export function Accordion({ items, single = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="lf-accordion">
      {items.map((item) => (
        <details key={item.id} className="lf-accordion-item" name={single ? group : undefined} open={item.open}>
          <summary>
            <span>{item.title}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className="lf-accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
