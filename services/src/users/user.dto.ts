import { ApiProperty } from '@nestjs/swagger';
import type { Plan, Role } from '../platform/access/access.decorator.js';

/** The signed-in person, as the screens know them. */
export class User {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) username: string;
  @ApiProperty({ type: String, nullable: true }) email: string | null;
  @ApiProperty({ type: String, nullable: true }) firstName: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl: string | null;
  @ApiProperty({ enum: ['user', 'admin'] }) role: Role;
  @ApiProperty({ enum: ['free', 'premium'] }) plan: Plan;
}
