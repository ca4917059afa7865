import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class ElevationRequest {
  @ApiProperty({ type: String, maxLength: 500 })
  @IsString()
  @MaxLength(500)
  password: string;
}

export class Elevation {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) elevatedUntil: string | null;
}
