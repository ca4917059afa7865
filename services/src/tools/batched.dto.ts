import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

export class Batched {
  @IsInt()
  @Min(0)
  @Max(1_000)
  @ApiProperty({
    type: 'integer',
    required: false,
    default: 0,
    description: '0 for the first, 1 for the next; the same input and batch within a minute is the same task',
  })
  batch: number = 0;
}
