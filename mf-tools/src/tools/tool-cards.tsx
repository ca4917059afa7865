import { Icon } from '@landfall/ui';
import { tools, type ToolId } from './tools';

interface ToolCardsProps {
  active: ToolId | null;
  /** The active one again closes it. */
  onSelect: (tool: ToolId | null) => void;
  /** The element that an open card's panel is in. */
  panelId: string;
}

export function ToolCards({ active, onSelect, panelId }: ToolCardsProps) {
  return (
    <div>
      <ul className="tool-cards">
        {tools.map(({ id, name, icon, text }) => (
          <li key={id}>
            <button
              type="button"
              className="lf-card tool-card"
              data-lift="true"
              aria-expanded={id === active}
              aria-controls={panelId}
              onClick={() => onSelect(id === active ? null : id)}
            >
              <span className="tool-icon">
                <Icon name={icon} size={20} />
              </span>
              <span>
                <span className="tool-name">{name}</span>
                <span className="tool-text">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="tool-dots" aria-hidden="true">
        {tools.map(({ id }) => (
          <i key={id} data-on={id === active || undefined} />
        ))}
      </div>
    </div>
  );
}
