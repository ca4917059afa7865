import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Trim } from '../../platform/validation/trim.decorator.js';
import { suggestionKinds, type SuggestionKind } from './suggestion-entry.js';

export class SuggestQuery {
  @ApiProperty({ required: false, default: '', maxLength: 500, description: 'What has been typed so far' })
  @MaxLength(500, { message: 'q must be at most 500 characters' })
  @IsString({ message: 'q must be a text' })
  @Trim()
  q: string = '';
}

export class Suggestion {
  @ApiProperty({ enum: suggestionKinds }) kind: SuggestionKind;
  @ApiProperty({
    description:
      'As most jobs spell it; a place is spelled as the filter for location takes it. A title may go on with a place: “Cook in Boston”',
  })
  value: string;
  @ApiProperty({ type: 'integer', description: 'How many jobs choosing it finds, where nothing else is asked for' })
  count: number;
  @ApiProperty({
    required: false,
    description:
      'True of a state, county or region, and of a place that jobs write in several ways: the text is searched for, because the filter for location takes no such place',
  })
  asText?: boolean;
}

export class SuggestionPage {
  @ApiProperty({ type: [Suggestion], description: 'At most ten, the likeliest first' }) suggestions: Suggestion[];
}
