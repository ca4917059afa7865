import { ApiProperty } from '@nestjs/swagger';

export class ExtractedText {
  @ApiProperty({ type: String, description: 'In reading order, at most 400,000 characters.' }) text: string;
  @ApiProperty({ type: 'integer', description: 'Pages of a PDF; 1 for plain text.' }) pages: number;
  @ApiProperty({ type: String, description: 'The name of the uploaded file.' }) name: string;
}
