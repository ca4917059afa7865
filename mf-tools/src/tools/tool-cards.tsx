import { Icon } from '@landfall/ui';
import { tools, type Tool, type ToolId } from './tools';

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
        {tools.map((tool) => (
          <li key={tool.id}>
            {tool.unavailable ? (
              <UnavailableCard tool={tool} />
            ) : (
              <button
                type="button"
                className="lf-card tool-card"
                data-lift="true"
                aria-expanded={tool.id === active}
                aria-controls={panelId}
                onClick={() => onSelect(tool.id === active ? null : tool.id)}
              >
                <CardInside tool={tool} />
              </button>
            )}
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

/** Can be reached, so that the reason can be read by everybody, but opens nothing. */
function UnavailableCard({ tool }: { tool: Tool }) {
  const reasonId = `${tool.id}-reason`;
  return (
    <>
      <button
        type="button"
        className="lf-card tool-card"
        aria-disabled="true"
        aria-expanded="false"
        aria-describedby={reasonId}
      >
        <CardInside tool={tool} />
      </button>
      <p id={reasonId} className="tool-reason">
        <Icon name="info" size={18} />
        <span>{tool.unavailable}</span>
      </p>
    </>
  );
}

function CardInside({ tool }: { tool: Tool }) {
  return (
    <>
      <span className="tool-icon">
        <Icon name={tool.icon} size={20} />
      </span>
      <span>
        <span className="tool-name">{tool.name}</span>
        <span className="tool-text">{tool.text}</span>
      </span>
    </>
  );
}
