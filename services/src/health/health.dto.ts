import { ApiProperty } from '@nestjs/swagger';

export const STATES = ['up', 'down', 'starting'] as const;
export type State = (typeof STATES)[number];

export class Dependency {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: STATES }) state: State;
  @ApiProperty({ type: String, required: false, description: 'Said only when it is not up' }) detail?: string;
}

export class Readiness {
  @ApiProperty({ enum: ['ready', 'not-ready'] }) status: 'ready' | 'not-ready';
  @ApiProperty({ type: [Dependency] }) dependencies: Dependency[];
}

export class Liveness {
  @ApiProperty({ enum: ['live'] }) status: 'live';
}
