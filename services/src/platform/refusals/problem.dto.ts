import { ApiProperty } from '@nestjs/swagger';

export class FieldError {
  @ApiProperty({ type: String }) field: string;
  @ApiProperty({ type: String }) message: string;
}

/** RFC 9457. `instance` is the id of the request, also sent as the header `X-Request-Id`. */
export class Problem {
  @ApiProperty({ type: String }) type: string;
  @ApiProperty({ type: String }) title: string;
  @ApiProperty({ type: 'integer' }) status: number;
  @ApiProperty({ type: String }) detail: string;
  @ApiProperty({ type: String }) instance: string;
  @ApiProperty({ type: [FieldError], required: false }) errors?: FieldError[];
}
