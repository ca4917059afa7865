import type { Sponsor } from '@landfall/contracts';
import { Badge } from '@landfall/ui';
import { shownRatings } from './ratings';

export const stateWords: Record<Exclude<Sponsor['state'], 'listed'>, string> = {
  left: 'No longer in the register',
  unclear: 'Unclear whether still in the register',
  'not-covered': 'Not covered by the newest file',
};

/** The drop stands where the newest register has it with a rating that is in order. */
export function SponsorMarks({ sponsor }: { sponsor: Sponsor }) {
  const { state } = sponsor;
  if (state !== 'listed')
    return (
      <Badge tone={state === 'left' ? 'danger' : 'caution'} icon="circle-alert">
        {stateWords[state]}
      </Badge>
    );
  return shownRatings(sponsor).map(({ rating, text }) => (
    <Badge key={text} tone={rating.startsWith('A ') ? 'visa' : rating ? 'caution' : 'line'}>
      {text}
    </Badge>
  ));
}

/** A name in small letters has lost its capitals and its legal form on the way; that is said, not mended. */
export const placeOf = ({ town, county }: Pick<Sponsor, 'town' | 'county'>): string =>
  [town, county].filter((part, at, all) => part && all.indexOf(part) === at).join(', ') || 'Place not stated';

/** The names under which earlier registers printed it, by which it is found too. */
export function Formerly({ sponsor: { formerNames = [] } }: { sponsor: Pick<Sponsor, 'formerNames'> }) {
  if (formerNames.length === 0) return null;
  return (
    <p className="sponsor-formerly" dir="auto">
      formerly {formerNames.map(({ name }) => name).join(', ')}
    </p>
  );
}
