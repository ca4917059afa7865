import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Paging } from '../platform/validation/paging.dto.js';
import { Trim } from '../platform/validation/trim.decorator.js';

export class RepositoryQuery extends Paging {
  @ApiProperty({
    type: String,
    required: false,
    maxLength: 500,
    description: 'Every word of it stands in the title, the company or the location; empty asks nothing',
  })
  @Trim()
  @IsString()
  @MaxLength(500)
  search: string = '';
}
