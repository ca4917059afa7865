import { ApiProperty } from '@nestjs/swagger';

export class Notice {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() title: string;
  @ApiProperty() text: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where it leads, within the product' }) href: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty() isRead: boolean;
}

export class NoticeList {
  @ApiProperty({ type: [Notice], description: 'The newest first' }) notices: Notice[];
  @ApiProperty({ type: 'integer', description: 'Of all, how many have not been read' }) unread: number;
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}
