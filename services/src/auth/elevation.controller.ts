import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { VisitorRequest } from '../platform/access/access.guard.js';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { Elevation, ElevationRequest } from './elevation.dto.js';
import { ElevationService } from './elevation.service.js';

@ApiTags('Sign-in')
@Controller('admin')
@Access('admin')
export class ElevationController {
  constructor(private readonly elevation: ElevationService) {}

  @Post('elevate')
  @ApiOperation({ summary: 'Enters the admin password; counts for this session and 30 minutes' })
  @Answers(Elevation)
  async elevate(
    @Body() { password }: ElevationRequest,
    @CurrentUser() user: SignedInUser,
    @Req() request: VisitorRequest,
  ): Promise<Elevation> {
    const until = await this.elevation.elevate(user.id, password);
    request.session.elevatedUntil = until.toISOString();
    return { elevatedUntil: until.toISOString() };
  }

  @Get('elevation')
  @ApiOperation({ summary: 'Until when the admin password counts as entered' })
  @Answers(Elevation)
  current(@Req() { elevatedUntil }: VisitorRequest): Elevation {
    const counts = elevatedUntil !== undefined && elevatedUntil.getTime() > Date.now();
    return { elevatedUntil: counts ? elevatedUntil.toISOString() : null };
  }
}
