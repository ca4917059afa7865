import { ApiProperty } from '@nestjs/swagger';
import { OptionCount } from '../jobs.dto.js';

/** For each advanced filter, counts given the rest of the search. A filter's own choice does not shrink its own options. */
export class AdvancedCounts {
  @ApiProperty({ type: [OptionCount] }) rating: OptionCount[];
  @ApiProperty({ type: [OptionCount] }) route: OptionCount[];
  @ApiProperty({ type: [OptionCount], description: '`true` and `false`' }) remote: OptionCount[];
  @ApiProperty({ type: [OptionCount], description: 'In days; each counts those of the shorter ones too' })
  postedWithin: OptionCount[];
  @ApiProperty({ type: [OptionCount], description: 'At least so much a year, of jobs paid in salaryCurrency' })
  salaryMin: OptionCount[];
  @ApiProperty({ type: [OptionCount], description: 'Of jobs that state their pay: its currency, ISO 4217' })
  salaryCurrency: OptionCount[];
  @ApiProperty({ type: 'integer', description: 'Jobs that do not state their pay' }) unpaid: number;
}
