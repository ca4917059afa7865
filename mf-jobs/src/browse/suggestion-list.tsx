import './suggestion-list.css';
import type { Suggestion } from '@landfall/contracts';
import { Icon, type IconName, figure } from '@landfall/ui';
import type { useSuggestions } from './use-suggestions';

const kinds: Record<Suggestion['kind'], { name: string; icon: IconName }> = {
  title: { name: 'Job title', icon: 'briefcase' },
  skill: { name: 'Skill', icon: 'wrench' },
  company: { name: 'Company', icon: 'company' },
  place: { name: 'Place', icon: 'map-pin' },
};

/** Below the search box. The focus stays in the box: what is said to be active there is marked here. */
export default function SuggestionList({
  suggestions,
  active,
  listId,
  optionId,
  pick,
  stays,
}: Pick<ReturnType<typeof useSuggestions>, 'suggestions' | 'active' | 'listId' | 'optionId' | 'pick'> & {
  /** What is in force and stays when one is picked: filters do, and the text beside a place. */
  stays: { text: string; isFiltered: boolean };
}) {
  /** Whether it would be all that is asked for, which is what was counted. */
  const isCounted = ({ kind, asText }: Suggestion) =>
    !stays.isFiltered && (kind !== 'place' || asText === true || !stays.text);
  return (
    <ul className="suggestions" role="listbox" id={listId} aria-label="Suggestions">
      {suggestions.map((suggestion, index) => {
        const { name, icon } = kinds[suggestion.kind];
        return (
          <li
            key={`${suggestion.kind} ${suggestion.value}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className="suggestion"
            // Pressing it must not take the focus out of the box, which would close the list first.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
          >
            <Icon name={icon} size={18} />
            <span className="suggestion-value" dir="auto">
              {suggestion.value}
            </span>
            <span className="suggestion-kind">
              {name}
              {isCounted(suggestion) && `, ${figure(suggestion.count)} ${suggestion.count === 1 ? 'job' : 'jobs'}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
